/** How a page of a world gets a socket: to some node, which may not be there, or die before it has answered. */
import type { Line } from '../../web/online/connection.ts';
import { Cable, type Eavesdropper } from './cable.ts';
import type { WorldNode } from './node.ts';
import type { Owner } from './scheduler.ts';
import { lasts, type Sky } from './weather.ts';

export interface Caller {
  readonly person: string;
  readonly page: Owner;
  readonly ear: Eavesdropper;
}

export function dial(sky: Sky, nodes: readonly WorldNode[], { person, page, ear }: Caller, line: Line): void {
  const { scheduler } = sky;
  const way = () => lasts(scheduler, sky.weather.line);
  let closed = false;
  line.close = () => {
    closed = true;
  };
  scheduler.travel(page, way(), 'dials', () => {
    const node = scheduler.pick(nodes);
    const process = node?.life?.process;
    if (closed) return;
    if (!node || !process) return scheduler.travel(page, way(), 'reaches nobody', () => line.onclose?.());
    const cable = new Cable(sky, page, process, line, ear);
    node.dialled(cable);
    scheduler.travel(process, way(), 'is dialled', () => {
      if (!node.welcome(cable, person)) cable.cut();
      else if (cable.open) scheduler.travel(page, way(), 'is through', () => void (cable.open && line.onopen?.()));
    });
  });
}
