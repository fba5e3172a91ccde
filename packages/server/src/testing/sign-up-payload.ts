import type { TestCaller } from './test-server.ts';

/** Epoch seconds of a day, as the sign-up form sends them. */
export function birthdayOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** A sign-up that is right; tests change what they are about. */
export const noorsSignUp = {
  email: 'noor.haddad@example.org',
  password: 'blue feathers 42',
  birthday: birthdayOf('1991-04-12'),
};

export interface HandshakeReply {
  readonly httpStatus: number;
  readonly status: 'success' | 'failure';
  readonly data: string;
  readonly code: number;
  readonly message_detail?: string;
  readonly extraData?: { readonly fields?: readonly { field: string; rule: string; limit?: number }[] };
  readonly headers: Record<string, unknown>;
}

/** Posts a form to one of the handshake calls, as a browser does. */
export async function postForm(caller: TestCaller, url: string, fields: object, remoteAddress = '127.0.0.1'): Promise<HandshakeReply> {
  const entries = Object.entries(fields).map(([key, value]) => [key, String(value)]);
  const reply = await caller.request({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(entries).toString(),
  });
  return { ...(reply.json() as HandshakeReply), httpStatus: reply.status, headers: reply.headers };
}

export const REGISTER = '/v3/register/email/handshake/';
export const LOGIN = '/v3/login/handshake/';
