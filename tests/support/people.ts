import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { callEndpoint, type CallOptions, type CallReply, type CallRequest } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { RestEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { CAST } from '@bowerbird/demo/content/cast.ts';
import type { BrowserContext } from 'playwright-core';

export type CastName = keyof typeof CAST;

/** What everybody of the cast types to come in. */
export const PASSWORD = 'blue feathers 42';

/** Somebody with an account, who does things by the API as a page of theirs would. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Calls a resource; throws with the error's name when it fails. */
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options?: CallOptions): Promise<Output>;
  upload(picture: Buffer<ArrayBuffer>): Promise<UploadedImage>;
  /** Lets a browser profile be this person's. */
  enter(context: BrowserContext): Promise<void>;
}

/**
 * Makes an account by the handshake and the session exchange; the name is told, so that nobody asks for it. `origin` is where
 * people see the instance, should that be another name than its own.
 */
export async function signUp(url: string, name: CastName, origin = url): Promise<Person> {
  const { username, fullName, birthday } = CAST[name];
  const [first, ...others] = fullName.split(' ');
  const email = `${username}@example.org`;
  const caller = makeCaller(url, origin);
  const token = await caller.exchangeHandshake({
    email,
    username,
    password: PASSWORD,
    birthday: String(Date.parse(birthday) / 1000),
    first_name: first!,
    last_name: others.join(' '),
  });
  const viewer = await caller.call(HandshakeSessionResource.create, { token, isRegistration: true });
  return { id: viewer.id!, username, fullName, email, call: caller.call, upload: caller.upload, enter: caller.enter };
}

function makeCaller(url: string, origin: string) {
  const csrf = 'the-token-of-a-journey';
  const cookies = new Map([['csrftoken', csrf]]);

  async function send(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url + path, { ...init, headers: { origin, cookie, 'x-csrftoken': csrf, ...headers } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      cookies.set(name!, value!);
    }
    return response;
  }

  const sendCall = async ({ url: path, method, headers, body }: CallRequest): Promise<CallReply> => {
    const response = await send(path, { method, headers: { ...headers }, body });
    return { status: response.status, json: await response.json() };
  };

  return {
    async exchangeHandshake(fields: Record<string, string>): Promise<string> {
      const response = await send('/v3/register/email/handshake/', { method: 'POST', body: new URLSearchParams(fields) });
      const reply = (await response.json()) as RestEnvelope<string>;
      if (reply.status !== 'success') throw new Error(`nobody could sign up: ${JSON.stringify(reply)}`);
      return reply.data!;
    },

    async call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options?: CallOptions): Promise<Output> {
      try {
        return (await callEndpoint((request) => sendCall(withKey(request, options?.idempotencyKey)), endpoint, input)).data;
      } catch (error) {
        const { record } = toCallError(error);
        throw record ? new Error(`${endpoint.name}: ${record.name} ${record.message_detail}`, { cause: error }) : error;
      }
    },

    async upload(picture: Buffer<ArrayBuffer>): Promise<UploadedImage> {
      const body = new FormData();
      body.append('img', new Blob([picture]), 'picture');
      const response = await send('/upload-image/', { method: 'POST', body });
      if (!response.ok) throw new Error(`the upload was refused: ${await response.text()}`);
      return (await response.json()) as UploadedImage;
    },

    enter: (context: BrowserContext) =>
      context.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url, httpOnly: name !== 'csrftoken', sameSite: 'Lax' as const })),
      ),
  };
}

/** The request as one act, however often it is sent. */
function withKey(request: CallRequest, key: string | undefined): CallRequest {
  return key === undefined ? request : { ...request, headers: { ...request.headers, 'idempotency-key': key } };
}
