import { countWithProduct } from '@bowerbird/domain/creation/product-tags.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { EditedTag } from './edited-tags.ts';
import styles from './picture-strip.module.css';

/** A picture with what is tagged on it. */
export interface TaggedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color?: string;
  readonly tags: readonly EditedTag[];
}

export interface PictureStripProps {
  readonly pictures: readonly TaggedPicture[];
  /** Of each picture, as they are now. */
  readonly tags: readonly (readonly EditedTag[])[];
  readonly at: number;
  readonly onTurn: (at: number) => void;
}

/** The pictures of a carousel to choose from, each with how many tags it has. */
export function PictureStrip({ pictures, tags, at, onTurn }: PictureStripProps) {
  const text = useText();
  return (
    <ol className={styles.strip} aria-label={text('tags.pictures')}>
      {pictures.map(({ url }, index) => {
        const count = countWithProduct(tags[index]!);
        return (
          <li key={index}>
            <button
              type="button"
              className={styles.picture}
              aria-label={text('tags.picture', { number: index + 1, count })}
              aria-current={index === at || undefined}
              onClick={() => onTurn(index)}
            >
              <img src={url} alt="" />
              {count > 0 && <span className={styles.count}>{count}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
