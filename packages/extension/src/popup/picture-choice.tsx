import type { SeenPicture } from '@bowerbird/domain/pinning/page-facts.ts';
import { text } from '../lib/words.ts';
import { Icon } from './icon.tsx';

export interface PictureChoiceProps {
  readonly pictures: readonly SeenPicture[];
  readonly chosen: string;
  readonly onChoose: (url: string) => void;
}

/** All pictures of the page; the one that is pressed is the pin’s. */
export function PictureChoice({ pictures, chosen, onChoose }: PictureChoiceProps) {
  return (
    <section className="choice">
      <h1>{text('extension.choose')}</h1>
      <ul>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-pressed={url === chosen}
              aria-label={alt || text('extension.picture', { number: index + 1 })}
              onClick={() => onChoose(url)}
            >
              <img src={url} alt="" loading="lazy" />
              {url === chosen && (
                <span className="tick">
                  <Icon name="check" size={16} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
