import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import type { WholePin } from '../pins/index.ts';
import { LinkNote } from './index.ts';

const linkCheck = { state: 'moved', since: '2026-11-09T08:00:00Z', movedTo: 'https://fjell.example/shop/lamp' };
const lamp = {
  type: 'pin',
  id: '9',
  link: 'https://fjell.example/lamp',
  pinner: { type: 'user', id: '3' },
  linkCheck,
} as unknown as WholePin;
const asPerson = (id: string) => ({ session: { userId: id, viewer: { ...strangerRecord, id } } }) as MountOptions['state'];
const use = () => page.getByRole('button', { name: 'Use the new address' });

describe('a pin whose page has moved', () => {
  it('tells its owner where to, and takes that address by one press, which can be undone', async () => {
    const { store, sent } = await mount(<LinkNote pin={lamp} offer={null} />, { state: asPerson('3'), answer: () => lamp });
    await expect.element(page.getByText('https://fjell.example/shop/lamp')).toBeVisible();
    await use().click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'undoable', message: 'closeup.linkUsed' });
    await runUndo(store.getState().toasts.current!.undoId!);
    expect(sent.map(({ input }) => input)).toEqual([
      { id: '9', link: 'https://fjell.example/shop/lamp' },
      { id: '9', link: 'https://fjell.example/lamp' },
    ]);
  });

  it('says so where the address could not be changed, and lets somebody try again', async () => {
    const answer = () => {
      throw refusal('too_many_requests');
    };
    const { store } = await mount(<LinkNote pin={lamp} offer={null} />, { state: asPerson('3'), answer });
    await use().click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'closeup.linkNotUsed' });
    await expect.element(use()).toBeEnabled();
  });

  it('tells nobody else', async () => {
    await mount(<LinkNote pin={lamp} offer={null} />, { state: asPerson('4') });
    expect(page.getByRole('note').elements()).toEqual([]);
  });
});
