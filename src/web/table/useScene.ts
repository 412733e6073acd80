/**
 * What a room shows. Drawing it may be interrupted: a press that comes while the board is being drawn is answered first. Until it
 * is drawn the screen shows the scene before; whoever takes an answer compares the two.
 */
import { startTransition, useEffect, useState } from 'react';
import type { Room, Scene } from './room.ts';

export function useScene(room: Room): Scene {
  const [drawn, setDrawn] = useState({ room, scene: room.scene });
  useEffect(() => {
    const look = () => startTransition(() => setDrawn({ room, scene: room.scene }));
    look();
    return room.watch(look);
  }, [room]);
  return drawn.room === room ? drawn.scene : room.scene;
}
