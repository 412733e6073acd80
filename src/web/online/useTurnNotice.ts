/** Says that it is somebody's turn while the table is out of sight: in the title of the tab, and as a notice where wanted. */
import { useEffect, useRef } from 'react';
import { callTurn } from '../title.ts';
import { notify } from './notices.ts';

export function useTurnNotice(table: string, asked: boolean, says: string): void {
  const was = useRef(asked);
  useEffect(() => {
    if (asked && !was.current) notify(table, says);
    was.current = asked;
    if (!asked) return;
    callTurn(says);
    return () => callTurn(null);
  }, [table, asked, says]);
}
