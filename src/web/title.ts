/** What the tab is called: after its page, or, before anything else, that it is somebody's turn. */
const HOUSE = 'Durbar';

let page = '';
let turn: string | null = null;

/** The page is called so; empty for the house itself. */
export function callPage(title: string): void {
  page = title;
  write();
}

/** Says whose turn it is until it is taken back with null. */
export function callTurn(says: string | null): void {
  turn = says;
  write();
}

function write(): void {
  const plain = page === '' ? HOUSE : `${page} · ${HOUSE}`;
  document.title = turn === null ? plain : `● ${turn}`;
}
