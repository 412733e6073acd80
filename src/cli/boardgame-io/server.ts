/** A server of boardgame.io with the port of Bombay, to be measured next to ours. It keeps its tables in memory, as it comes. */
import { createRequire } from 'node:module';
import { bombayPort } from './bombay.ts';

const { Server }: typeof import('boardgame.io/server') = createRequire(import.meta.url)('boardgame.io/server');

const { PORT, LOBBY_PORT } = process.env;
const server = Server({ games: [bombayPort()], origins: [] });
// Its lobby has a port of its own: on the port of the game it is not found with the Koa of today.
await server.run({ port: Number(PORT), lobbyConfig: { apiPort: Number(LOBBY_PORT) } });
