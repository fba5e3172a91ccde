import type { CSSProperties } from 'react';
import { isItemsBlock, isMediaBlock, type StoryItem, type TextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { fontFamilyOf, storyFontOf } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { DrawMedia } from './story-page-view.tsx';
import styles from './story-page-view.module.css';
import { StickerDrawing } from './sticker-drawing.tsx';

/** What a block shows, of whichever type it is (`C3.20`). What is gone is left out. */
export function StoryBlockContent({ block, renderMedia }: { block: ShownBlock; renderMedia: DrawMedia }) {
  const text = useText();
  if (isMediaBlock(block)) return block.image && <div className={styles.media}>{renderMedia(block, false)}</div>;
  if (isItemsBlock(block)) return <Items block={block} />;
  switch (block.type) {
    case 'story_pin_heading_block':
      return (
        <p className={styles.text} style={styleOf(block)} dir="auto">
          <Words block={block} />
        </p>
      );
    case 'story_pin_paragraph_block':
      return (
        <p className={styles.text} style={styleOf(block)} dir="auto">
          <Words block={block} />
        </p>
      );
    case 'story_pin_link_block':
      return (
        <a className={styles.pill} style={styleOf(block)} href={addressOf(block.srcUrl)?.url} target="_blank" rel="noopener nofollow ugc">
          {block.image ? <img src={block.image.images['236x']?.url} alt="" /> : <Icon name="link" />}
          <span dir="auto">{block.text.trim() || block.preview?.title || (addressOf(block.srcUrl)?.domain ?? block.srcUrl)}</span>
        </a>
      );
    case 'story_pin_music_block':
      return (
        <p className={styles.pill}>
          {block.image ? <img src={block.image.images['236x']?.url} alt="" /> : <Icon name="music-notes" />}
          <bdi>{block.attribution.title}</bdi>
          {block.attribution.artist && <bdi className={styles.quiet}>{block.attribution.artist}</bdi>}
        </p>
      );
    case 'story_pin_product_sticker_block':
      return (
        block.product && (
          <Link className={styles.pill} href={`/pin/${block.product.id}/`}>
            <img src={block.product.imageUrl} alt="" />
            <span dir="auto">{block.product.title || text('story.product')}</span>
            {block.product.price && <bdi className={styles.quiet}>{block.product.price}</bdi>}
          </Link>
        )
      );
    case 'story_pin_mention_sticker_block':
      return (
        block.user && (
          <Link className={styles.pill} href={`/${block.user.username}/`}>
            <Avatar name={block.user.fullName} src={block.user.imageUrl} size={24} />
            <bdi>{block.user.fullName}</bdi>
          </Link>
        )
      );
    case 'story_pin_comment_reply_sticker_block':
      return (
        block.comment && (
          <blockquote className={styles.comment}>
            <cite>{text('story.commentBy', { name: block.comment.user.fullName })}</cite>
            <p dir="auto">{block.comment.text}</p>
          </blockquote>
        )
      );
    case 'story_pin_generic_sticker_block':
      return (
        <div className={styles.sticker} style={{ color: block.color }}>
          <StickerDrawing sticker={block.sticker} />
          {block.text && <span dir="auto">{block.text}</span>}
        </div>
      );
  }
}

function Items({ block }: { block: Extract<ShownBlock, { items: readonly StoryItem[] }> }) {
  const List = 'isOrdered' in block && block.isOrdered ? 'ol' : 'ul';
  return (
    <div className={styles.text} style={styleOf(block)} dir="auto">
      {block.text && (
        <p className={styles.listTitle}>
          <Words block={block} />
        </p>
      )}
      <List className={styles.list}>
        {numbered(block.items).map(({ key, text: line, amount }) => (
          <li key={key}>
            {amount && <b>{amount} </b>}
            {line}
          </li>
        ))}
      </List>
    </div>
  );
}

/** Lines with something in them, each with a name of its own: a list may say the same twice. */
function numbered(items: readonly StoryItem[]) {
  return items.filter(({ text }) => text.trim() !== '').map((item, at) => ({ ...item, key: `line ${at}` }));
}

function Words({ block }: { block: TextBlock }) {
  const { backgroundColor } = block.style;
  return backgroundColor === null ? block.text : <span style={{ backgroundColor }}>{block.text}</span>;
}

/** How the words of a block look, whoever draws them. */
export function styleOf({ style }: Pick<TextBlock, 'style'>): CSSProperties {
  const font = storyFontOf(style.fontId);
  return {
    color: style.color,
    textAlign: style.alignment,
    fontFamily: fontFamilyOf(font),
    fontWeight: style.isBold ? 700 : 400,
    letterSpacing: `${font.letterSpacing}em`,
    lineHeight: font.lineHeight,
  };
}

/** Only what may be published is a link; a draft may hold anything. */
function addressOf(link: string) {
  const cleaned = normaliseLink(link);
  return typeof cleaned === 'string' ? null : cleaned;
}
