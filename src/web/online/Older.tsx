/** This page and the server do not understand each other any more: it was loaded before the house was renewed. */
import { Page } from '../parts/Page.tsx';
import type { OnlineText } from '../text/online.en.ts';

export function Older({ t }: { readonly t: OnlineText }) {
  return (
    <Page title={t.table.version}>
      <a className="button" href={location.href}>
        {t.table.reload}
      </a>
    </Page>
  );
}
