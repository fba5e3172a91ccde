import { PASSWORD } from '../../tests/support/people.ts';
import { drawPicture } from '../../tests/support/pictures.ts';

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** Whether somebody is asked to come back, and told when. */
export function asksBack({ status, retryAfter }: Answer): boolean {
  return status === 503 && /^[1-9]\d*$/u.test(retryAfter ?? '');
}

/** What somebody who is signed in asks for again and again: a page, a read, a write, an upload. */
export type Visitor = Readonly<Record<'a page' | 'a read' | 'a write' | 'an upload', () => Promise<Answer>>>;

/** Signs somebody up; what they ask is answered with its status and nothing is thrown. */
export async function enter(url: string): Promise<Visitor> {
  const cookies = new Map([['csrftoken', 'the-token-of-a-visitor']]);
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: url, cookie, 'x-csrftoken': 'the-token-of-a-visitor', ...(init.headers as Record<string, string>) };
    try {
      const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/u.exec(set)!;
        cookies.set(name!, value!);
      }
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
    } catch (error) {
      return { status: 0, retryAfter: null, body: error instanceof Error ? error.message : '' };
    }
  };
  const call = (name: string, verb: string, options: object) =>
    send(`/resource/${name}/${verb}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source_url: '/', data: JSON.stringify({ options, context: {} }) }),
    });
  const fields = { email: 'mei.tan@example.org', password: PASSWORD, birthday: '640000000', first_name: 'Mei', last_name: 'Tan' };
  const signedUp = await call('UserRegisterResource', 'create', fields);
  if (signedUp.status !== 200) throw new Error(`Nobody could sign up: ${signedUp.body}`);
  const data = encodeURIComponent(JSON.stringify({ options: {}, context: {} }));
  return {
    'a page': () => send('/'),
    'a read': () => send(`/resource/UserHomefeedResource/get/?source_url=/&data=${data}`),
    'a write': () => call('UserResource', 'update', { about: 'House plants.' }),
    'an upload': async () => {
      const body = new FormData();
      body.append('img', new Blob([await drawPicture()]), 'picture');
      return send('/upload-image/', { method: 'POST', body });
    },
  };
}
