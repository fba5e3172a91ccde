import { isItemsBlock, isMediaBlock, isTextBlock, storyStickers } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { StickerDrawing } from '../story-pins/index.ts';
import { blockNames } from './block-words.ts';
import { ColorChoice, inkColors } from './color-choice.tsx';
import { CommentField } from './comment-field.tsx';
import { EditFilm } from './edit-film.tsx';
import { ItemsField } from './items-field.tsx';
import { LinkBlockPreview } from './link-block-preview.tsx';
import { MentionField } from './mention-field.tsx';
import { ProductField } from './product-field.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import styles from './block-fields.module.css';
import sidePanel from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

export interface BlockFieldsProps {
  readonly hand: IdeaEditorInHand;
  readonly block: ShownBlock;
  /** What is wrong with a field, once somebody tried to publish. */
  readonly problem: (field: string) => string | undefined;
}

/** What the chosen block says or names, each kind with the fields that it has. */
export function BlockFields({ hand, block, problem }: BlockFieldsProps) {
  const text = useText();
  return (
    <section className={sidePanel.part} aria-labelledby="block-fields">
      <h2 id="block-fields" className={sidePanel.title}>
        {text(blockNames[block.type])}
      </h2>
      <Fields hand={hand} block={block} problem={problem} />
    </section>
  );
}

function Fields({ hand, block, problem }: BlockFieldsProps) {
  const text = useText();
  const change = (changes: object, key: string) => hand.changeBlock(block.id, (one) => ({ ...one, ...changes }), key);
  const words = (label: string) => (
    <TextField
      label={label}
      dir="auto"
      placeholder={isTextBlock(block) && !isItemsBlock(block) ? block.prompt : undefined}
      value={'text' in block ? block.text : ''}
      error={problem('text')}
      onChange={(event) => change({ text: event.currentTarget.value }, 'text')}
    />
  );
  if (isMediaBlock(block))
    return (
      <>
        <ReplaceMedia
          hand={hand}
          id={block.id}
          isVideo={block.type === 'story_pin_video_block'}
          isThere={block.media !== null}
          error={problem('media')}
        />
        {block.type === 'story_pin_video_block' && block.media && (
          <EditFilm hand={hand} id={block.id} media={hand.things.media[block.media.signature]} />
        )}
        {block.media && (
          <TextArea
            label={text('pinActs.altText')}
            placeholder={text('builder.altHint')}
            rows={2}
            dir="auto"
            value={block.media.altText}
            onChange={(event) => change({ media: { ...block.media!, altText: event.currentTarget.value } }, 'alt')}
          />
        )}
        {block.type === 'story_pin_video_block' && (
          <Switch
            label={text('builder.videoMuted')}
            checked={block.isMuted}
            onChange={(event) => change({ isMuted: event.currentTarget.checked }, 'muted')}
          />
        )}
      </>
    );
  if (isItemsBlock(block))
    return (
      <>
        {words(text('ideas.listTitleLabel'))}
        <ItemsField hand={hand} block={block} error={problem('items')} />
        {block.type === 'story_pin_list_block' && (
          <Switch
            label={text('ideas.ordered')}
            checked={block.isOrdered}
            onChange={(event) => change({ isOrdered: event.currentTarget.checked }, 'ordered')}
          />
        )}
      </>
    );
  switch (block.type) {
    case 'story_pin_heading_block':
    case 'story_pin_paragraph_block':
      return (
        <TextArea
          label={text('ideas.words')}
          rows={3}
          dir="auto"
          placeholder={block.prompt}
          value={block.text}
          error={problem('text')}
          onChange={(event) => change({ text: event.currentTarget.value }, 'text')}
        />
      );
    case 'story_pin_link_block':
      return (
        <>
          <TextField
            label={text('builder.linkLabel')}
            type="url"
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            value={block.srcUrl}
            error={problem('srcUrl')}
            // What was known of the page belongs to the link of before.
            onChange={(event) => change({ srcUrl: event.currentTarget.value, preview: undefined }, 'link')}
          />
          <LinkBlockPreview hand={hand} block={block} />
          {words(text('ideas.words'))}
        </>
      );
    case 'story_pin_music_block': {
      const { attribution } = block;
      const set = (changes: Partial<typeof attribution>) =>
        change({ attribution: { ...attribution, ...changes } }, Object.keys(changes).join(' '));
      return (
        <>
          <div className={sidePanel.row}>
            <ReplaceMedia
              hand={hand}
              id={block.id}
              isVideo={false}
              isThere={attribution.thumbnailSignature !== null}
              error={problem('thumbnailSignature')}
            />
            {attribution.thumbnailSignature !== null && (
              <Button icon={<Icon name="trash" size={20} />} onClick={() => set({ thumbnailSignature: null })}>
                {text('ideas.remove')}
              </Button>
            )}
          </div>
          <TextField
            label={text('ideas.musicTitle')}
            dir="auto"
            value={attribution.title}
            error={problem('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextField
            label={text('ideas.artist')}
            dir="auto"
            value={attribution.artist}
            error={problem('artist')}
            onChange={(event) => set({ artist: event.currentTarget.value })}
          />
          <TextField
            label={text('ideas.isrc')}
            dir="ltr"
            value={attribution.isrc}
            error={problem('isrc')}
            onChange={(event) => set({ isrc: event.currentTarget.value })}
          />
          <Switch
            label={text('ideas.muteVideos')}
            checked={attribution.shouldMute}
            onChange={(event) => set({ shouldMute: event.currentTarget.checked })}
          />
        </>
      );
    }
    case 'story_pin_product_sticker_block':
      return <ProductField hand={hand} block={block} error={problem('pinId')} />;
    case 'story_pin_mention_sticker_block':
      return <MentionField hand={hand} block={block} error={problem('userId')} />;
    case 'story_pin_comment_reply_sticker_block':
      return <CommentField hand={hand} block={block} error={problem('commentId')} />;
    case 'story_pin_generic_sticker_block':
      return (
        <>
          <div className={styles.stickers} role="radiogroup" aria-label={text('ideas.drawing')}>
            {storyStickers.map((sticker) => (
              <button
                key={sticker}
                type="button"
                role="radio"
                aria-checked={sticker === block.sticker}
                aria-label={text('ideas.drawingOf', { drawing: sticker })}
                className={styles.stickerChoice}
                style={{ color: block.color }}
                onClick={() => change({ sticker }, 'sticker')}
              >
                <StickerDrawing sticker={sticker} />
              </button>
            ))}
          </div>
          <ColorChoice
            label={text('ideas.color')}
            colors={inkColors}
            value={block.color}
            onChange={(color) => change({ color }, 'color')}
          />
          {words(text('ideas.words'))}
        </>
      );
    default:
      return isTextBlock(block) ? words(text('ideas.words')) : null;
  }
}
