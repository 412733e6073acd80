/** What this tab shares among its pages: who sits before it, and its one line to the server. */
import { useSyncExternalStore } from 'react';
import type { Me } from '../../online/api.ts';
import { currentSettings } from '../keep/settings.ts';
import { type CallProblem, calls } from './calls.ts';
import { Connection, type Line } from './connection.ts';

let connection: Connection | null = null;

/** The cookie that says who this is comes with the first answer over HTTP: ask `knowMe` before. */
export function theConnection(): Connection {
  if (connection) return connection;
  const made = new Connection(dial);
  const back = () => {
    if (document.visibilityState === 'visible' && made.condition === 'lost') made.renew();
  };
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  connection = made;
  return made;
}

function dial(): Line {
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = ({ data }) => line.onmessage?.({ data });
  socket.onclose = () => line.onclose?.();
  return line;
}

export type Known = { readonly me: Me } | { readonly problem: CallProblem } | null;

let known: Known = null;
let asking: Promise<void> | null = null;
const watchers = new Set<() => void>();

export function nowIs(me: Me): void {
  const before = known && 'me' in known ? known.me.person : me.person;
  known = { me };
  // Another person has another seat: the line has to be opened with their cookie.
  if (before !== me.person) connection?.renew();
  for (const watcher of watchers) watcher();
}

/** Asks who this is; who is new becomes a guest, with the name that this device knows. */
export function knowMe(): Promise<void> {
  asking ??= calls.me().then(async (called) => {
    if ('problem' in called) {
      known = called;
      asking = null;
      for (const watcher of watchers) watcher();
      return;
    }
    nowIs(called.value);
    const { name } = currentSettings();
    if (called.value.name === '' && name !== '') await callMyself(name);
  });
  return asking;
}

/** Takes a name. The problem, if there is one. */
export async function callMyself(name: string): Promise<CallProblem | null> {
  const called = await calls.rename(name);
  if ('problem' in called) return called.problem;
  nowIs(called.value);
  return null;
}

export function useMe(): Known {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      void knowMe();
      return () => void watchers.delete(watcher);
    },
    () => known,
  );
}
