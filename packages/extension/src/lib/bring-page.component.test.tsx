import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BringCopyInput } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { bringPage } from './bring-page.ts';

const { browser, call } = vi.hoisted(() => ({
  browser: {
    storage: { session: { get: async () => ({}), set: async () => {} } },
    scripting: {
      executeScript: async ({ func, args }: { func: (...given: unknown[]) => unknown; args: unknown[] }) => [{ result: func(...args) }],
    },
  },
  call: vi.fn<(origin: string, endpoint: { readonly name: string }, input: unknown) => Promise<unknown>>(),
}));
vi.mock('wxt/browser', () => ({ browser }));
vi.mock('./call.ts', () => ({ call }));

/** What goes to the instance of a page with this in it. */
async function sentOf(html: string): Promise<string> {
  document.body.insertAdjacentHTML('beforeend', `<div id="page">${html}</div>`);
  call.mockResolvedValue({ isOffered: true, keepsCopies: true });
  await bringPage('https://pins.example', '7', { link: location.href, tabId: 3 });
  const [, , input] = call.mock.calls.find(([, { name }]) => name === 'KeptCopyResource.create')!;
  return (input as BringCopyInput).html;
}

describe('the page of a pin', () => {
  afterEach(() => {
    document.querySelector('#page')?.remove();
    call.mockReset();
  });

  it('is sent without what says no words', async () => {
    const sent = await sentOf('<p>Linen</p><script type="text/plain">silent()</script><style>.silent {}</style><img alt="silent">');
    expect(sent).toContain('<p>Linen</p>');
    expect(sent).not.toContain('silent');
  });

  it('is sent without what somebody typed or chose, and says still that it asks for a password', async () => {
    const sent = await sentOf(
      `<input value="typed"><textarea>typed</textarea><select><option>typed</option></select><input type="Password" value="typed">`,
    );
    expect(sent).not.toContain('typed');
    expect(sent).toContain('<input type="Password">');
  });

  it('is sent with the data that says whether it is paid for', async () => {
    const data = '{"isAccessibleForFree": false}';
    expect(await sentOf(`<script type="Application/LD+json">${data}</script>`)).toContain(data);
  });
});
