/** Where a worker stands or lies; an empty place is a dashed ring. */
import { Worker } from '../../../ui/Worker.tsx';
import type { Space } from '../data.ts';
import { Spot } from './Spot.tsx';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';

export function WorkerSpot({ table, space }: { readonly table: AgraProps; readonly space: Space }) {
  const words = useWords();
  const { view } = table.sight;
  const seat = view.workers[space];
  const face = seat === null ? undefined : table.faces[seat];
  if (face === undefined) return <i className="agra-stand free" />;
  const lying = view.lying[space];
  return (
    <Spot
      table={table}
      target={`worker:${space}`}
      as="span"
      title={words.explain.worker(face.name, lying)}
      says={words.explain.workerHelp(lying)}
      rule="AG-6.2.1.2-b"
      className="agra-stand"
    >
      <span data-flip={`worker ${face.seat} ${space}`}>
        <Worker face={face} pose={lying ? 'lying' : 'standing'} size={30} />
      </span>
    </Spot>
  );
}
