import { useLocale, useText } from '../../i18n/i18n.tsx';
import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import styles from './closeup-page.module.css';

/** What a pin is about, each leading to more of it. */
export function PinTopics({ pin }: { pin: WholePin }) {
  const text = useText();
  const language = useLocale().split('-')[0]!;
  if (pin.interests.length === 0) return null;
  return (
    <nav aria-label={text('closeup.topics')} className={styles.topics}>
      {pin.interests.map(({ id, slug, names }) => (
        <ChipLink key={id} href={topicPath(slug)}>
          {names[language] ?? names['en'] ?? slug}
        </ChipLink>
      ))}
    </nav>
  );
}
