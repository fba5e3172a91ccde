import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import { emptyDraft, type DraftPicture } from './draft.ts';

const COVER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>')}`;
const film = URL.createObjectURL(new Blob(['no picture'], { type: 'video/mp4' }));
const sources = () => [...document.querySelectorAll('img')].map(({ src }) => src);

it.each<readonly [string, DraftPicture, readonly string[]]>([
  ['nothing while it is on its way', { kind: 'uploading', fileName: 'kiln.mp4', sent: 1, total: 2, secondsLeft: null }, []],
  ['its cover once that is made', { kind: 'uploaded', signature: 's', url: COVER, width: 2, height: 3, color: '#336699' }, [COVER]],
])('a film that no picture can show has %s', async (_, picture, shown) => {
  document.body.replaceChildren();
  await mount(<DraftThumbnail draft={{ ...emptyDraft('kiln'), picture }} previewUrl={film} />);
  await expect.poll(sources).toEqual(shown);
});
