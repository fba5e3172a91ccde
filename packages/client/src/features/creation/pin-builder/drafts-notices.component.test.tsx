import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { DraftsStatus } from './drafts-notices.tsx';
import type { DraftsInHand } from './use-drafts.ts';

const hand = { drafts: [], kept: { sync: null, status: 'waiting', waiting: 5 } } as unknown as DraftsInHand;

describe('the word of what is saved', () => {
  it('stands in one line beside narrow acts on a phone', async () => {
    await page.viewport(390, 800);
    await mount(
      <div style={{ display: 'flex', flexWrap: 'wrap', inlineSize: 358 }}>
        <DraftsStatus hand={hand} />
        <span style={{ inlineSize: 290 }}>Publish 5</span>
      </div>,
    );
    const status = page.getByRole('status');
    await expect.element(status).toBeVisible();
    const [words] = status.element().getElementsByTagName('span');
    expect(words!.scrollWidth).toBe(words!.clientWidth);
    expect(words!.getClientRects()[0]!.height).toBeLessThan(30);
    expect(page.getByText('Publish 5').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      status.element().getBoundingClientRect().bottom,
    );
  });
});
