/** What stands around a game that is played with people elsewhere. A table on one device has none of it. */
import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/index.ts';

export interface Around {
  /** What has to be told about the table before anything else: a lost connection, an answer that was not taken. */
  readonly told: string | null;
  /** What can be done about it. */
  readonly way: { readonly says: string; go(): void } | null;
  /** Under a seat's name: its clock, whether somebody is there. */
  seat(seat: Seat): ReactNode;
  /** The clock that runs, beside the question; null where none does. */
  readonly clock: ReactNode;
  /** A card beside the board; on a narrow screen a tab. */
  readonly talk: { readonly title: string; readonly remark: string; readonly body: ReactNode };
}
