import { useState } from 'react';
import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { FoundPictures } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import type { StoryLinkPreview } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { noStoryThings, type ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { wrongLink } from '../../../i18n/wrong-link.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useResource } from '../../../store/hooks.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { mediaOfImage } from './media-of.ts';
import styles from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Milliseconds without a key after which an address counts as typed. */
const LINK_PAUSE = 600;
const LONGEST_TITLE = 200;

type LinkBlock = Extract<ShownBlock, { type: 'story_pin_link_block' }>;

/** What the page of a link says of itself: its title and its picture, which the page of the idea pin may show (`B3.31`). */
export function LinkBlockPreview({ hand, block }: { hand: IdeaEditorInHand; block: LinkBlock }) {
  const text = useText();
  const link = useDebounced(block.srcUrl.trim(), LINK_PAUSE);
  const [isFetching, setFetching] = useState(false);
  const isAddress = link !== '' && link === block.srcUrl.trim() && wrongLink(link) === undefined;
  const { data, loaded, error } = useResource(FindPinImagesResource.get, isAddress ? { url: link, is_preview: true } : null);
  if (!isAddress) return null;
  if (!loaded && !error && !block.preview) return <p className={styles.hint}>{text('builder.previewReading')}</p>;
  if (!block.preview && (!data || (data.page.title === '' && data.items.length === 0)))
    return <p className={styles.hint}>{text('builder.previewFailed')}</p>;
  const set = (preview: StoryLinkPreview | undefined) =>
    hand.changeBlock(block.id, (one) => (one.type === 'story_pin_link_block' && one.srcUrl.trim() === link ? { ...one, preview } : one));
  const take = async (found: FoundPictures) => {
    const title = found.page.title.slice(0, LONGEST_TITLE);
    const canonicalUrl = found.page.canonical_url || link;
    setFetching(true);
    const media = await bringPicture(found).catch(() => null);
    setFetching(false);
    if (media) hand.know({ ...noStoryThings, media: { [media.signature]: media } });
    set({ canonicalUrl, title, imageSignature: media?.signature ?? null });
  };
  return (
    <Switch
      label={text('ideas.linkPreview')}
      hint={block.preview?.title ?? data?.page.title}
      checked={block.preview !== undefined || isFetching}
      disabled={isFetching}
      onChange={(event) => {
        if (!event.currentTarget.checked) set(undefined);
        else if (data) void take(data);
      }}
    />
  );
}

/** Pages load no picture of other sites, so the small copy of it that is here becomes an upload. */
async function bringPicture({ items }: FoundPictures) {
  const picture = items.find(({ media_type: kind }) => kind === 'image');
  if (!picture) return null;
  const reply = await fetch(picture.preview_url);
  if (!reply.ok) return null;
  const copy = await reply.blob();
  return mediaOfImage(await uploadFile(new File([copy], 'page', { type: copy.type }), () => {}).done);
}
