import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { DraftCaptions } from './draft-captions.tsx';
import { emptyDraft, type Draft, type DraftPicture } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';

const arriving: DraftPicture = { kind: 'uploading', fileName: 'swell.mov', sent: 1, total: 9, secondsLeft: 3, uploadId: 'ab' };

async function show(draft: Partial<Draft>, answer?: MountOptions['answer']) {
  const changes: Partial<Draft>[] = [];
  const hand = {
    selected: { ...emptyDraft('one'), picture: arriving, ...draft },
    kept: { sync: { save: async () => ({ serverId: '7' }) } },
    change: (_id: string, change: Partial<Draft>) => changes.push(change),
  } as unknown as DraftsInHand;
  return { ...(await mount(<DraftCaptions hand={hand} />, { answer })), changes };
}

describe('the captions of a draft', () => {
  it('are taken from a file while the video still arrives', async () => {
    const { sent, changes } = await show({}, () => ({ captions: [{ language: 'fr' }] }));
    await page.getByLabelText('Language').selectOptions('French');
    await userEvent.upload(page.getByLabelText('Add a file'), new File(['WEBVTT'], 'film.vtt'));
    await expect.poll(() => changes).toEqual([{ captions: ['fr'] }]);
    expect(sent.at(-1)).toMatchObject({ name: 'DraftCaptionsResource.update', input: { id: '7', language: 'fr', text: 'WEBVTT' } });
  });

  it('are listed by language, and taken away', async () => {
    const { sent, changes } = await show({ captions: ['de'] }, () => ({ captions: [] }));
    await page.getByRole('button', { name: 'Take the captions in German away' }).click();
    await expect.poll(() => changes).toEqual([{ captions: [] }]);
    expect(sent.at(-1)).toMatchObject({ name: 'DraftCaptionsResource.delete', input: { id: '7', language: 'de' } });
  });

  it('are not offered for pictures', async () => {
    const picture: DraftPicture = { kind: 'uploaded', signature: 'ab', url: '/a.jpg', width: 2, height: 3, color: '#fff' };
    await show({ picture, captions: ['de'] });
    await expect.element(page.getByText('Captions')).not.toBeInTheDocument();
  });
});
