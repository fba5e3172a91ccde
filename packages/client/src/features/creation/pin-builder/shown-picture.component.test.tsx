import { useState } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { CropButton } from './crop-button.tsx';
import { DraftPictureBox } from './draft-picture-box.tsx';
import { emptyDraft, emptySlide, partsOfDraft, type Draft } from './draft.ts';
import { SlidesField } from './slides-field.tsx';
import type { DraftsInHand } from './use-drafts.ts';

const pictureOf = (signature: string) =>
  ({ kind: 'uploaded', signature, url: 'data:,', width: 400, height: 600, color: '#336699' }) as const;
const jugs: Draft = {
  ...emptyDraft('front'),
  altText: 'The front',
  picture: pictureOf('front'),
  slides: [{ ...emptySlide('back'), picture: pictureOf('back'), altText: 'The back' }],
};

interface Asked {
  readonly chosen: (string | null)[];
  readonly tried?: string[];
}

/** The pictures of a carousel as the builder shows them, and what was asked of it. */
function Pictures({ asked, first = jugs }: { asked: Asked; first?: Draft }) {
  const [draft, setDraft] = useState(first);
  const [at, setAt] = useState(0);
  const part = partsOfDraft(draft)[at]!;
  const change = (_id: string, changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const hand = {
    selected: draft,
    drafts: [draft],
    previewOf: () => null,
    change,
    retry: (id: string) => asked.tried?.push(id),
    forgetFiles: () => {},
  } as unknown as DraftsInHand;
  return (
    <>
      <DraftPictureBox draft={draft} part={part} hand={hand} hovers={false} onChoose={(id) => asked.chosen.push(id)} onWebPage={() => {}} />
      <CropButton hand={hand} shownId={part.id} />
      <SlidesField hand={hand} open={at} onOpen={setAt} />
      <output>{JSON.stringify([draft.edits?.isFlipped ?? null, draft.slides[0]?.edits?.isFlipped ?? null])}</output>
    </>
  );
}

describe('the picture of a carousel that is chosen', () => {
  it('is shown large, is replaced, and is the one that is cropped', async () => {
    const asked = { chosen: [] as (string | null)[] };
    await mount(<Pictures asked={asked} />);
    await expect.element(page.getByAltText('The front')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await expect.element(page.getByAltText('The back')).toBeInTheDocument();
    await expect.element(page.getByAltText('The front')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Replace' }).click();
    expect(asked.chosen).toEqual(['back']);
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('[null,true]');
  });

  const failed = { kind: 'failed', fileName: 'jug.jpg', words: { id: 'builder.networkDropped' }, canRetry: true } as const;

  it.each([
    ['the first one', { ...jugs, picture: failed }, 1, 'front'],
    ['a further one', { ...jugs, slides: [{ ...jugs.slides[0]!, picture: failed }] }, 2, 'back'],
  ] as const)('is tried again or taken away where it failed: %s', async (_which, first, number, id) => {
    const asked = { chosen: [] as (string | null)[], tried: [] as string[] };
    await mount(<Pictures asked={asked} first={first} />);
    await page.getByRole('button', { name: `Picture ${number}`, exact: true }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'jug.jpg' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Choose files' }).click();
    expect([asked.tried, asked.chosen]).toEqual([[id], [id]]);
    await page.getByRole('button', { name: `Take picture ${number} away` }).click();
    await expect.element(page.getByAltText(number === 1 ? 'The back' : 'The front')).toBeInTheDocument();
    await expect.element(page.getByText('jug.jpg')).not.toBeInTheDocument();
  });
});
