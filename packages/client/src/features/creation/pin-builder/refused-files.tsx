import { useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { DraftsInHand } from './use-drafts.ts';
import styles from './refused-files.module.css';

/** The files among several that cannot become pins, each with its reason, until they are dismissed. */
export function RefusedFiles({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  if (hand.refused.length === 0) return null;
  return (
    <div role="alert">
      <ul className={styles.list} aria-label={text('builder.refusedFiles')}>
        {hand.refused.map(({ id, picture }) => {
          if (picture.kind !== 'failed') return null;
          return (
            <li key={id} className={styles.file}>
              <Icon name="warning-circle" weight="fill" size={20} />
              <p className={styles.words}>
                <bdi className={styles.name}>{picture.fileName}</bdi> {text(picture.words.id, picture.words.values)}
              </p>
              <IconButton
                size="small"
                label={text('builder.dismissRefused', { name: picture.fileName })}
                tooltip="none"
                icon={<Icon name="x" weight="bold" size={16} />}
                onClick={() => hand.settle(id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
