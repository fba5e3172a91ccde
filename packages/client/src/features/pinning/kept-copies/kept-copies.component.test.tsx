import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { CopyKeeping, KeptCopy } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { mount, refusal, type SentCall } from '../../../testing/mount.tsx';
import type { WholePin } from '../pins/index.ts';
import { KeptCopies, KeptCopyOffer } from './index.ts';

const block = { text: '', items: [], level: 0, isOrdered: false };
const copy: KeptCopy = {
  title: 'The lamp of the harbour',
  byline: 'Lena Fjeld',
  site: 'Rooms',
  language: 'en',
  direction: null,
  address: 'https://rooms.example/lamp',
  readAt: '2026-11-09T08:00:00Z',
  blocks: [
    { ...block, type: 'heading', level: 1, text: 'At dusk' },
    { ...block, type: 'paragraph', text: 'The keeper <b>lit</b> the lamp.' },
    { ...block, type: 'list', isOrdered: true, items: ['Trim the wick', 'Light it'] },
    { ...block, type: 'paragraph', text: 'أشعل الحارس المصباح عند الغسق.' },
  ],
};
const lamp = { type: 'pin', id: '9', entityId: '9', title: 'A lamp', images: {}, keptCopyAt: copy.readAt } as unknown as WholePin;
const read = () => page.getByRole('button', { name: 'Read the kept copy' });

describe('the kept copy of a page', () => {
  it('is offered on a pin whose page is gone', async () => {
    await mount(<KeptCopyOffer pin={lamp} />, { answer: () => copy });
    await read().click();
    await expect.element(page.getByRole('dialog', { name: 'The lamp of the harbour' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'At dusk' })).toBeVisible();
    await expect.element(page.getByText('Kept copy of November 9, 2026')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'The page itself' })).toHaveAttribute('href', copy.address);
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Trim the wick', 'Light it']);
  });

  it('shows words as words, each block in its own direction', async () => {
    await mount(<KeptCopyOffer pin={lamp} />, { answer: () => copy });
    await read().click();
    await expect.element(page.getByText('The keeper <b>lit</b> the lamp.')).toBeVisible();
    const arabic = page.getByText('أشعل الحارس المصباح عند الغسق.').element();
    expect(getComputedStyle(arabic).direction).toBe('rtl');
  });

  it('says when it is not kept any more', async () => {
    await mount(<KeptCopyOffer pin={lamp} />, {
      answer: () => {
        throw refusal('not_found');
      },
    });
    await read().click();
    await expect.element(page.getByText('This copy is not kept any more.')).toBeVisible();
  });

  it('is not offered where there is none', async () => {
    await mount(<KeptCopyOffer pin={{ ...lamp, keptCopyAt: null }} />);
    await expect.element(read()).not.toBeInTheDocument();
  });
});

describe('one’s kept copies', () => {
  const some: CopyKeeping = { isOffered: true, keepsCopies: true, copies: 2, bytes: 30_000, mostBytes: 200_000_000 };
  const open = (kept: CopyKeeping) => {
    let now = kept;
    const answer = ({ name, input }: SentCall) => {
      if (name === 'KeptCopiesResource.update') now = { ...now, keepsCopies: (input as { keeps_copies: boolean }).keeps_copies };
      if (name === 'KeptCopiesResource.delete') now = { ...now, copies: 0, bytes: 0 };
      return now;
    };
    return mount(<KeptCopies />, { answer });
  };

  it('are turned off at once', async () => {
    const { sent } = await open(some);
    const control = page.getByRole('switch', { name: /^Keep copies of pages/ });
    await expect.element(control).toBeChecked();
    await control.click();
    await expect.element(control).not.toBeChecked();
    expect(sent.at(-1)).toEqual({ name: 'KeptCopiesResource.update', input: { keeps_copies: false } });
  });

  it('go after a question', async () => {
    const { sent } = await open(some);
    await expect.element(page.getByText('30 kB of 200 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Delete all kept copies' }).click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    expect(sent.map(({ name }) => name)).not.toContain('KeptCopiesResource.delete');
    await page.getByRole('button', { name: 'Delete all kept copies' }).click();
    await page.getByRole('button', { name: 'Delete them' }).click();
    await expect.element(page.getByText('No copies yet')).toBeVisible();
  });

  it('say when there is no more room', async () => {
    await open({ ...some, bytes: 199_950_000 });
    await expect.element(page.getByText('There is no more room, so nothing new is kept.')).toBeVisible();
  });

  it('are nothing where the instance keeps none', async () => {
    await open({ ...some, isOffered: false, copies: 0, bytes: 0 });
    await expect.element(page.getByText('Kept copies')).not.toBeInTheDocument();
  });
});
