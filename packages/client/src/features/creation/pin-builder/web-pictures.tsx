import { useState } from 'react';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './web-pictures.module.css';

export interface WebPicturesProps {
  readonly pictures: readonly PagePicture[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (url: string) => void;
}

/** The pictures of a page, small, by way of the instance; those that do not arrive are left out. */
export function WebPictures({ pictures, chosen, onToggle }: WebPicturesProps) {
  const text = useText();
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  return (
    <ul className={styles.grid} aria-label={text('builder.webPictures')}>
      {pictures
        .filter(({ url }) => !absent.has(url))
        .map(({ url, preview_url, alt, title, width, height }, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={chosen.has(url)}
              aria-label={alt || title || text('builder.webPicture', { number: index + 1 })}
              onClick={() => onToggle(url)}
            >
              <img
                src={preview_url}
                alt=""
                loading="lazy"
                decoding="async"
                className={styles.picture}
                onError={() => setAbsent((before) => new Set([...before, url]))}
              />
              <span className={styles.tick} aria-hidden="true">
                {chosen.has(url) && <Icon name="check" weight="bold" size={16} />}
              </span>
              {width && height ? (
                <span className={styles.size} dir="ltr">
                  {width} × {height}
                </span>
              ) : null}
            </button>
          </li>
        ))}
    </ul>
  );
}
