import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { SponsorshipNote } from './sponsorship-note.tsx';

const pin = { type: 'pin', id: '9', pinner: { type: 'user', id: '3' }, sponsorship: null } as unknown as WholePin;
const state = {
  entities: { user: { 3: { type: 'user', id: '3', username: 'noor' } } },
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor' } },
} as unknown as MountOptions['state'];

describe('asking a sponsor', () => {
  it.each([1280, 390])('has its buttons in one line below the field at a width of %s', async (width) => {
    await page.viewport(width, 800);
    await mount(<SponsorshipNote pin={pin} />, { state });
    await page.getByRole('button').click();
    const boxOf = (role: 'textbox' | 'button', name?: string) => page.getByRole(role, { name }).element().getBoundingClientRect();
    const [field, cancel, ask] = [boxOf('textbox'), boxOf('button', 'Cancel'), boxOf('button', 'Ask them')];
    expect(cancel.top).toBe(ask.top);
    expect(cancel.top).toBeGreaterThan(field.bottom);
    expect(Math.round(ask.right)).toBe(Math.round(field.right));
  });
});
