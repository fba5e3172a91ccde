import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { reasonNotToPublish } from './check-draft.ts';
import { emptyDraft, emptySlide, type Draft } from './draft.ts';
import { SlidesField } from './slides-field.tsx';
import type { DraftsInHand } from './use-drafts.ts';

const jug: Draft = {
  ...emptyDraft('jug'),
  picture: { kind: 'uploaded', signature: 'jug', url: '/jug.webp', width: 2, height: 3, color: '#336699' },
};

/** The pictures of a pin, and what was asked of the page. */
async function open() {
  const asked = { slides: [] as string[], pins: [] as string[] };
  const namesOf = (files: readonly File[]) => files.map(({ name }) => name);
  const hand = {
    selected: jug,
    previewOf: () => null,
    addSlides: (files: readonly File[]) => void (asked.slides = namesOf(files)),
    addFiles: (files: readonly File[]) => void (asked.pins = namesOf(files)),
  } as unknown as DraftsInHand;
  await mount(<SlidesField hand={hand} open={0} onOpen={() => {}} />);
  const files = ['1', '2', '3', '4', '5', '6'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }));
  await userEvent.upload(page.elementLocator(document.querySelector<HTMLElement>('input[type="file"]')!), files);
  return asked;
}

describe('a picture of a carousel', () => {
  it('says beside its own field what is wrong with it', async () => {
    const slide = { ...emptySlide('two'), picture: jug.picture, title: 'x'.repeat(101), link: 'nowhere' };
    const hand = { selected: { ...jug, slides: [slide] }, previewOf: () => null } as unknown as DraftsInHand;
    await mount(<SlidesField hand={hand} open={1} onOpen={() => {}} />);
    await expect.element(page.getByLabelText('Title')).toHaveAccessibleDescription(/1 character too many/u);
    await expect.element(page.getByLabelText('Link')).toHaveAccessibleDescription(/no web address/u);
    expect(reasonNotToPublish({ ...hand.selected, board: { id: '3', name: 'Jugs' } as never })).toEqual({
      id: 'slides.needsFields',
      values: { number: 2 },
    });
  });
});

describe('more pictures than a pin holds', () => {
  it('tells how many were not taken, and makes pins of them', async () => {
    const asked = await open();
    await expect.element(page.getByText(/pictures were not added/)).toBeVisible();
    expect(asked.slides).toEqual(['1.png', '2.png', '3.png', '4.png']);
    await page.getByRole('button', { name: 'Make 2 pins of them' }).click();
    expect(asked.pins).toEqual(['5.png', '6.png']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves them out once that is said', async () => {
    const asked = await open();
    await page.getByRole('button', { name: 'Leave out' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(asked.pins).toEqual([]);
  });
});
