import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { ToastHost } from './toast-host.tsx';
import { useClearOfField } from './use-clear-of-field.ts';

const sent = { id: '1', message: 'Sent. See it' };

function Typing({ edge }: { edge: 'top' | 'bottom' }) {
  useClearOfField(sent.id);
  return (
    <>
      <textarea
        aria-label="Comment"
        style={{ position: 'fixed', inset: edge === 'top' ? '40px 0 auto' : 'auto 0 0', inlineSize: '100%' }}
      />
      <ToastHost label="Messages" toast={sent} onGone={() => undefined} />
    </>
  );
}

it.each([
  { edge: 'top', width: 390 },
  { edge: 'bottom', width: 390 },
  { edge: 'bottom', width: 1280 },
] as const)('a toast never stands over the field that somebody types into, at the $edge of $width', async ({ edge, width }) => {
  await page.viewport(width, 844);
  await mount(<Typing edge={edge} />);
  const field = page.getByLabelText('Comment');
  (field.element() as HTMLElement).focus();
  const gap = () => {
    const [one, other] = [field.element(), page.getByText('Sent. See it').element().parentElement!].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.max(one!.top - other!.bottom, other!.top - one!.bottom);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
