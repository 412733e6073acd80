/** What stands around a game that is played with people elsewhere. A table on one device has none of it. */
import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { GuideTab } from '../../ui/guide.ts';

export interface Around {
  /** What has to be told about the table before anything else: a lost connection, an answer that was not taken. */
  readonly told: string | null;
  /** What can be done about it. */
  readonly way: { readonly says: string; go(): void } | null;
  /** What stands in the place of the line under the question; null: the usual line does. */
  readonly strip: ReactNode;
  /** Under a seat's name: its clock, whether somebody is there. */
  seat(seat: Seat): ReactNode;
  /** The clock that runs, beside the question; null where none does. */
  readonly clock: ReactNode;
  /** A card beside the board; on a narrow screen a tab. */
  readonly talk: { readonly title: string; readonly remark: string; readonly body: ReactNode };
}

/** A guide that stands beside the table while somebody learns the game. */
export interface Teaching {
  readonly card: ReactNode;
  /** Whether there is something to read before anything is answered. */
  readonly reading: boolean;
  /** On a narrow screen, the tab that is talked about. */
  readonly tab: GuideTab | null;
  /** The places of the board that are talked about. */
  readonly look: readonly string[];
}
