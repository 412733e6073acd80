/** An address that leads nowhere. */
import { useHouse } from '../context.tsx';
import { Link } from '../router.tsx';
import { Page } from './Page.tsx';

export function Unknown({ title }: { readonly title?: string }) {
  const { text } = useHouse();
  return (
    <Page title={title ?? text.unknown.title}>
      {title === undefined && <p>{text.unknown.text}</p>}
      <Link className="button" href="/">
        {text.house.home}
      </Link>
    </Page>
  );
}
