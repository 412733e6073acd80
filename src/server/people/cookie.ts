/** The cookie that makes a browser a person: a secret, readable by no script and sent from no other site. */

const YEAR_S = 365 * 86_400;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** The session's secret in a `Cookie` header. */
export function secretIn(cookies: string | undefined): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === 'durbar' && SECRET.test(value)) return value;
  }
  return null;
}

/** `Set-Cookie` for this secret; `secure` at a house that is reached over https. */
export function cookieWith(secret: string, secure: boolean): string {
  return `durbar=${secret}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export const FORGET = 'durbar=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
