/** The words of the house did not come: what has to be said without them is said in all three languages. */
import { LANGUAGES, type Language } from '../../ui/contract.ts';

const SAYS: Readonly<Record<Language, readonly [says: string, reload: string]>> = {
  en: ['Durbar could not be loaded. Is there a connection?', 'Load again'],
  fr: ['Durbar n’a pas pu être chargé. Y a-t-il une connexion ?', 'Recharger'],
  nl: ['Durbar kon niet worden geladen. Is er verbinding?', 'Opnieuw laden'],
};

export function Unfetched() {
  return (
    <main className="page">
      {LANGUAGES.map((language) => (
        <p key={language} lang={language} role="alert">
          {SAYS[language][0]} <ReloadButton says={SAYS[language][1]} />
        </p>
      ))}
    </main>
  );
}

/** No link: one to the very address that is shown loads nothing where the address has a `#`. */
export function ReloadButton({ says }: { readonly says: string }) {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {says}
    </button>
  );
}
