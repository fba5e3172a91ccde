import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import { CaptionsSection } from './captions-section.tsx';

const pin = {
  type: 'pin',
  id: '9',
  videos: { videoList: { v720P: { url: '/media/film.mp4' }, vHLSV4: null } },
  captions: [{ language: 'de', url: '/captions/9/de.vtt' }],
  access: ['write'],
} as unknown as WholePin;

const show = (fields: Partial<WholePin> = {}, answer?: MountOptions['answer']) =>
  mount(<CaptionsSection pin={{ ...pin, ...fields }} />, { answer });
const open = async (fields: Partial<WholePin> = {}, answer?: MountOptions['answer']) => {
  const mounted = await show(fields, answer);
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  for (const title of page.getByRole('heading').all()) await title.click();
  return mounted;
};
const choose = (content: BlobPart[], name = 'film.vtt') => userEvent.upload(page.getByLabelText('Add a file'), new File(content, name));

describe('the captions of one’s own film', () => {
  it('are folded away until somebody asks for them', async () => {
    await show();
    await expect.element(page.getByText('Captions')).toBeVisible();
    await expect.element(page.getByText('German').first()).not.toBeVisible();
    await page.getByText('Captions').click();
    await expect.element(page.getByRole('listitem')).toHaveTextContent('German');
  });

  it('are listed by language, and taken away', async () => {
    const { sent } = await open({}, () => ({ ...pin, captions: [] }));
    await expect.element(page.getByRole('listitem')).toHaveTextContent('German');
    await page.getByRole('button', { name: 'Take the captions in German away' }).click();
    expect(sent.at(-1)).toMatchObject({ name: 'VideoCaptionsResource.delete', input: { pin_id: '9', language: 'de' } });
  });

  it('come from a file in the chosen language, whatever its encoding', async () => {
    const { sent } = await open({}, () => pin);
    await page.getByLabelText('Language').selectOptions('French');
    await choose([new Uint8Array([0x57, 0x45, 0x42, 0xe9])]);
    await expect.poll(() => sent.at(-1)).toMatchObject({ name: 'VideoCaptionsResource.update', input: { language: 'fr', text: 'WEBé' } });
  });

  it('say which line cannot be read', async () => {
    await open({}, () => {
      throw refusal('bad_input', { fields: [{ field: 'text', rule: 'wrong_line', limit: 7 }] });
    });
    await choose(['WEBVTT']);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Line 7 of this file cannot be read.');
  });

  it('say which cue is too long', async () => {
    await open({}, () => {
      throw refusal('bad_input', { fields: [{ field: 'text', rule: 'long_cue', limit: 12 }] });
    });
    await choose(['WEBVTT']);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The words after line 12 are longer than 2,000 characters. Divide them and try again.');
  });

  it('are each film’s own on the pages of an idea pin, a film once', async () => {
    const films = ['aa', 'bb'].map((signature) => ({ signature, videos: pin.videos, altText: '' }));
    const pages = [null, films[0], films[1], films[0]].map((image) => ({ image, blocks: [] }));
    const story = { story_pin_data: { pages }, filmCaptions: [{ film: 'bb', language: 'fr', url: '' }] } as unknown as Partial<WholePin>;
    const { sent } = await open(story, () => pin);
    await expect.element(page.getByRole('region')).toHaveLength(2);
    const third = page.getByRole('region', { name: 'Captions of the film on page 3' });
    await expect.element(third.getByRole('listitem')).toHaveTextContent('French');
    await third.getByRole('button', { name: 'Take the captions in French away' }).click();
    expect(sent.at(-1)).toMatchObject({ name: 'VideoCaptionsResource.delete', input: { film: 'bb', language: 'fr' } });
    const second = page.getByRole('region', { name: 'Captions of the film on page 2' });
    await userEvent.upload(second.getByLabelText('Add a file'), new File(['WEBVTT'], 'film.vtt'));
    await expect.poll(() => sent.at(-1)).toMatchObject({ name: 'VideoCaptionsResource.update', input: { film: 'aa', text: 'WEBVTT' } });
  });

  it.each([
    ['others', { access: [] as string[] }],
    ['pictures', { videos: null }],
  ])('are not offered for %s', async (_whose, fields) => {
    const { sent } = await show(fields);
    await expect.element(page.getByText('Captions')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
