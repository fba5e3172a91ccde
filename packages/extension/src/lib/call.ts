import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { callEndpoint, type CallRequest } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { findInstance, noteSignInEnded, type Instance } from './instances.ts';
import { refresh, SignInError } from './sign-in.ts';

/** Milliseconds before its end that a token counts as over, and that an instance may be silent. */
const EARLY = 30_000;
const PATIENCE = 60_000;

/** The instance does not know this extension any more. */
export class LoggedOutError extends Error {}

/** Makes a call in the name of the person who let the extension in. */
export async function call<Input, Output>(
  origin: string,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Output> {
  const send = async ({ method, url, headers, body }: CallRequest) => {
    const all = { ...headers, ...(endpoint.write ? { 'Idempotency-Key': idempotencyKey } : {}) };
    const reply = await sendAs(origin, url, { method, headers: all, body });
    return { status: reply.status, json: (await reply.json().catch(() => undefined)) as unknown };
  };
  return (await callEndpoint(send, endpoint, input)).data;
}

/** Uploads a picture; the same one again is the same picture. */
export async function upload(origin: string, picture: Blob): Promise<UploadedImage> {
  const body = new FormData();
  body.append('img', picture, 'picture');
  const reply = await sendAs(origin, '/upload-image/', { method: 'POST', body });
  const json = (await reply.json().catch(() => null)) as UploadedImage | { success: false; error?: ErrorRecord } | null;
  if (json?.success) return json;
  // Words of something that stands between are the line's fault.
  throw new CallError(json?.error ?? null);
}

async function sendAs(origin: string, path: string, init: RequestInit): Promise<Response> {
  const first = await freshInstance(origin, false);
  const reply = await fetchWith(first, path, init);
  // The person may have put the extension out, or a token ended early.
  return reply.status === 401 ? fetchWith(await freshInstance(origin, true), path, init) : reply;
}

async function fetchWith({ origin, accessToken }: Instance, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('Authorization', `Bearer ${accessToken}`);
  try {
    return await fetch(origin + path, { ...init, headers, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw new CallError(null, { cause: error });
  }
}

/** Refreshes that are under way: a token is used once, so that two at a time would put the extension out. */
const refreshing = new Map<string, Promise<Instance>>();

async function freshInstance(origin: string, isRefused: boolean): Promise<Instance> {
  const instance = await findInstance(origin);
  if (!instance) throw new LoggedOutError();
  if (!isRefused && instance.expiresAt > Date.now() + EARLY) return instance;
  const running = refreshing.get(origin) ?? refresh(instance).finally(() => refreshing.delete(origin));
  refreshing.set(origin, running);
  try {
    return await running;
  } catch (error) {
    if (error instanceof SignInError) {
      await noteSignInEnded(origin);
      throw new LoggedOutError('', { cause: error });
    }
    throw new CallError(null, { cause: error });
  }
}
