import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
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
  const call = <Input, Output>({ place }: Endpoint<Input, Output>, input: Input) => {
    const { url: path, method, headers, body } = encodeCall(place, input);
    return send(path, { method, headers, body });
  };
  const fields = { email: 'mei.tan@example.org', password: PASSWORD, birthday: 640_000_000, first_name: 'Mei', last_name: 'Tan' };
  const signedUp = await call(UserRegisterResource.create, fields);
  if (signedUp.status !== 200) throw new Error(`Nobody could sign up: ${signedUp.body}`);
  return {
    'a page': () => send('/'),
    'a read': () => call(UserHomefeedResource.get, {}),
    'a write': () => call(UserResource.update, { about: 'House plants.' }),
    'an upload': async () => {
      const body = new FormData();
      body.append('img', new Blob([await drawPicture()]), 'picture');
      return send('/upload-image/', { method: 'POST', body });
    },
  };
}
