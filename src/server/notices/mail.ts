/** Letters, through the SMTP server that the environment names. */
import { createTransport } from 'nodemailer';

const PATIENCE_MS = 20_000;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link that stops all further letters. */
  readonly stop: string;
}

export class Mailer {
  readonly #transport: ReturnType<typeof transportTo>;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#transport = transportTo(url);
    this.#from = from;
  }

  async send({ to, subject, text, stop }: Letter): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // As an object: an address is one address, whatever signs are in it.
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  close(): void {
    this.#transport.close();
  }
}

/** The mailer that `SMTP_URL` and `MAIL_FROM` ask for; null when they do not. */
export function mailerFor(env: NodeJS.ProcessEnv): Mailer | null {
  const url = env['SMTP_URL'];
  const from = env['MAIL_FROM'];
  if (!url || !from) return null;
  if (!env['DURBAR_ORIGIN']) throw new Error('letters hold links: with SMTP_URL, DURBAR_ORIGIN says where they lead');
  return new Mailer(url, from);
}

function transportTo(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
