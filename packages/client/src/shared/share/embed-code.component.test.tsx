import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { EmbedCode } from './embed-code.tsx';

const html = '<iframe src="http://page/widgets/pins/9/"></iframe>';
const button = () => page.getByRole('button', { name: 'Embed code' });

/** Shows the button for a pin, of which the server says this. */
async function show(answer: () => Promise<Response>) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(answer);
  await mount(<EmbedCode path="/pin/9/?from=home" />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  return asked.mock.calls[0]![0] as string;
}

describe('the code that shows a page on another site', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is copied by one press, and says so', async () => {
    const asked = await show(async () => Response.json({ html }));
    expect(asked).toBe(`/oembed.json?url=${encodeURIComponent(`${location.origin}/pin/9/`)}`);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button().click();
    await expect.element(page.getByRole('button', { name: 'Code copied' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith(html);
  });

  it('is there to be copied by hand where the browser does not copy', async () => {
    await show(async () => Response.json({ html }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await button().click();
    await expect.element(page.getByRole('textbox', { name: 'Embed code' })).toHaveValue(html);
  });

  it.each([
    ['is not public', async () => new Response('', { status: 401 })],
    ['is not there', async () => new Response('', { status: 404 })],
    ['cannot be had now', async () => Promise.reject(new TypeError('offline'))],
    ['says nothing of it', async () => Response.json({ version: '1.0' })],
  ])('is not offered for what %s', async (_why, answer) => {
    await show(answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(button().elements()).toEqual([]);
  });
});
