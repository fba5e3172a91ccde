import type { ColorName } from '@bowerbird/domain/media/color-names.ts';
import { colorWords } from '../../../i18n/color-words.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Link } from '../../../ui/link/link.tsx';
import styles from './looks.module.css';

interface ColorLinksProps {
  readonly label: MessageId;
  readonly colors: readonly { readonly name: ColorName; readonly hex: string }[];
}

/** Colours of a picture, each leading to more pins that have it. Nothing where there is none. */
export function ColorLinks({ label, colors }: ColorLinksProps) {
  const text = useText();
  if (colors.length === 0) return null;
  return (
    <nav aria-label={text(label)} className={styles.colors}>
      {colors.map(({ name, hex }) => {
        const words = text('closeup.searchColor', { color: text(colorWords[name]) });
        return (
          <Link
            key={name}
            href={`/search/pins/?q=&filters=${encodeURIComponent(`color:${name}`)}`}
            className={styles.color}
            style={{ backgroundColor: hex }}
            aria-label={words}
            title={words}
          />
        );
      })}
    </nav>
  );
}
