/**
 * The pages behind the links of a letter. Opening one changes nothing, because mail servers open links to look at them: its one
 * button does. A mail program's own button posts to the same address by itself (RFC 8058).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { heardIn } from '../people/language.ts';
import type { Notices } from './notices.ts';
import { button, home, page, STYLE, say } from './page.ts';
import { NOTICE_TEXTS } from './texts.ts';

interface Link {
  Params: { token: string };
}

export async function noticeRoutes(server: FastifyInstance, { notices }: { notices: Notices }): Promise<void> {
  // What the form or a mail program sends along does not matter: the token in the address is all.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'buffer' }, (_request, _body, done) => done(null));

  server.get('/letters.css', async (_request, reply) => reply.type('text/css').send(STYLE));

  server.get<Link>('/stop/:token', async (request, reply) => {
    const { language, texts } = spoken(request);
    return page(reply, language, texts.stopTitle, `${say(texts.stopAsk)}${button(texts.stopButton)}`);
  });
  server.post<Link>('/stop/:token', async (request, reply) => {
    const { language, texts } = spoken(request);
    await notices.stop(request.params.token);
    return page(reply, language, texts.stopTitle, `${say(texts.stopped)}${home(texts.home)}`);
  });
  server.get<Link>('/confirm/:token', async (request, reply) => {
    const { language, texts } = spoken(request);
    return page(reply, language, texts.confirmTitle, `${say(texts.confirmAsk)}${button(texts.confirmButton)}`);
  });
  server.post<Link>('/confirm/:token', async (request, reply) => {
    const { language, texts } = spoken(request);
    const confirmed = await notices.confirm(request.params.token);
    const words = confirmed ? texts.confirmed : texts.confirmGone;
    return page(reply.code(confirmed ? 200 : 404), language, texts.confirmTitle, `${say(words)}${home(texts.home)}`);
  });
}

function spoken(request: FastifyRequest) {
  const language = heardIn(request.headers['accept-language']);
  return { language, texts: NOTICE_TEXTS[language] };
}
