import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { useEntity } from '../../../store/hooks.ts';
import { mount } from '../../../testing/mount.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import { HiddenNote } from './index.ts';

it('a close-up says that the viewer hid the pin, and shows it again in their lists', async () => {
  const bench = { type: 'pin', id: '9', title: 'A bench', isHidden: true } as unknown as WholePin;
  const Shown = () => <HiddenNote pin={useEntity({ type: 'pin', id: '9' }) as WholePin} />;
  const { sent } = await mount(<Shown />, {
    state: { entities: { pin: { 9: bench } } as never },
    areas: ['closeup'],
    answer: () => ({ ...bench, isHidden: false }),
  });
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect.element(page.getByRole('button', { name: 'Show again' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ name: 'PinFeedbackResource.delete', input: { pin_id: '9', action: 'hide', about: 'pin' } }]);
});
