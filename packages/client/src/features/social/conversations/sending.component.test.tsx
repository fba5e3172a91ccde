import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastShown } from '../../../store/toasts.slice.ts';
import { brokenNetwork, refusal } from '../../../testing/mount.tsx';
import { field, log, message, own, send, show } from './testing/conversation-cast.tsx';

describe('a conversation', () => {
  // The browser keeps drafts beyond a test.
  beforeEach(() => localStorage.clear());

  it('takes what is said at once, and puts what arrived in its place', async () => {
    const { promise: reply, resolve } = Promise.withResolvers<object>();
    const { sent, keys } = await show([message('11', 'Found the wall')], { answer: () => reply });
    await field().fill(' The rug too ');
    await send().click();
    await expect.element(page.getByText('The rug too')).toBeVisible();
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    resolve(message('12', 'The rug too', own));
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();
    expect(page.getByText('The rug too').elements()).toHaveLength(1);
    const at = sent.findIndex(({ name }) => name === 'ConversationMessagesResource.create');
    expect(sent[at]!.input).toMatchObject({ conversation_id: '1', text: 'The rug too' });
    expect(keys[at]).toBeTruthy();
  });

  it('takes back what the server refused, says why, and gives the words back', async () => {
    await show([message('11', 'Found the wall')], {
      answer: () => {
        throw refusal('forbidden', { reason: 'not_let' });
      },
    });
    await field().fill('Hello?');
    await send().click();
    await expect.element(field()).toHaveValue('Hello?');
    await expect.poll(() => log().element().textContent).not.toContain('Hello?');
  });

  it('keeps what waits for the network, and sends it once it is back as the same act', async () => {
    let isBroken = true;
    const { sent, keys } = await show([message('11', 'Found the wall')], {
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return message('12', 'The rug too', own);
      },
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await field().fill('The rug too');
    await send().click();
    await expect.element(page.getByText('Sends when you are online')).toBeVisible();
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Sends when you are online')).not.toBeInTheDocument();
    vi.restoreAllMocks();
    const used = keys.filter((_key, index) => sent[index]!.name === 'ConversationMessagesResource.create');
    expect(used).toHaveLength(2);
    expect(used[0]).toBe(used[1]);
  });

  it('shows what a message waits for above the toast that tells of the network', async () => {
    await page.viewport(390, 844);
    let isBroken = true;
    const { store } = await show([message('11', 'Found the wall')], {
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return message('12', 'The rug too', own);
      },
    });
    (await log().findElement()).parentElement!.style.blockSize = '844px';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await field().fill('The rug too');
    await send().click();
    const waits = page.getByText('Sends when you are online');
    await expect.element(waits).toBeVisible();
    // The toast stands 90 px above the end of the window, with 56 px of its own (C2.30).
    store.dispatch(toastShown({ kind: 'offline', message: 'app.notConnected' }));
    await expect.poll(() => waits.element().getBoundingClientRect().bottom).toBeLessThan(844 - 90 - 56);
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(waits).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('says of all that wait for the network what they wait for', async () => {
    let isBroken = true;
    await show([message('11', 'Found the wall')], {
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return message('12', 'The rug too', own);
      },
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const words of ['The rug too', 'And the lamp']) {
      await field().fill(words);
      await send().click();
    }
    const waiting = page.getByText('Sends when you are online');
    await expect.poll(() => waiting.elements()).toHaveLength(2);
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(waiting).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('gives back what waits for the network when it is not to be sent any more', async () => {
    await show([message('11', 'Found the wall')], {
      answer: () => {
        throw brokenNetwork();
      },
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await field().fill('The rug too');
    await send().click();
    await page.getByRole('button', { name: 'Do not send' }).click();
    await expect.element(page.getByText('Sends when you are online')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('The rug too');
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
  });
});
