import sharp from 'sharp';
import type { BrowserContext } from 'playwright-core';

/** Somebody with an account, who acts by calls: what a journey needs to be there before it begins. */
export interface Pinner {
  /** Calls a resource; throws when it fails. */
  call<T = Record<string, unknown>>(resource: string, verb: 'get' | 'create' | 'update' | 'delete', options: object): Promise<T>;
  /** Pins a plain picture of a colour and a height to a board. */
  pin(boardId: string, title: string, look?: { color?: string; height?: number }): Promise<{ id: string; imageSignature: string }>;
  /** Lets a browser be this person. */
  lend(context: BrowserContext): Promise<void>;
}

/** Opens an account. */
export async function openPinner(url: string, firstName: string, lastName: string): Promise<Pinner> {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('X-CSRFToken', decodeURIComponent(jar.get('csrftoken') ?? ''));
    headers.set('Origin', url);
    const response = await fetch(url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const call: Pinner['call'] = async <T>(resource: string, verb: string, options: object) => {
    const data = JSON.stringify({ options, context: {} });
    const response =
      verb === 'get'
        ? await send(`/resource/${resource}/get/?${new URLSearchParams({ source_url: '/', data }).toString()}`)
        : await send(`/resource/${resource}/${verb}/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ source_url: '/', data }) });
    const { resource_response: reply } = (await response.json()) as { resource_response: { status: string; data: T; error: unknown } };
    if (reply.status !== 'success') throw new Error(`${resource}.${verb}: ${JSON.stringify(reply.error)}`);
    return reply.data;
  };

  await send('/login/');
  const signUp = { email: `${firstName}@bower.test`.toLowerCase(), password: 'twigs and blue things', birthday: '600000000', first_name: firstName, last_name: lastName };
  const handshake = await send('/v3/register/email/handshake/', { method: 'POST', body: new URLSearchParams(signUp) });
  const { data: token } = (await handshake.json()) as { data: string };
  await call('HandshakeSessionResource', 'create', { token, isRegistration: true });
  return {
    call,
    pin: async (boardId, title, { color = '#2b3fd9', height = 500 } = {}) => {
      const picture = await sharp({ create: { width: 400, height, channels: 3, background: color } }).png().toBuffer();
      const form = new FormData();
      form.append('img', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
      const uploaded = (await (await send('/upload-image/', { method: 'POST', body: form })).json()) as { image_signature: string };
      return call('PinResource', 'create', { board_id: boardId, image_signature: uploaded.image_signature, title });
    },
    lend: (context) => context.addCookies([...jar].map(([name, value]) => ({ name, value, url }))),
  };
}
