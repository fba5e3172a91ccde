import { useRef } from 'react';
import type { ReactionCounts } from '@bowerbird/domain/social/reactions.ts';
import { countShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppStore, useViewer } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import { reactionKinds, ReactionPicker } from '../reactions/index.ts';
import styles from './pin-reactions.module.css';
import { setPinReaction } from './react-to-pin.ts';

const ReactionList = lazyPart(async () => (await import('./reaction-list.tsx')).ReactionList);

/** So many kinds stand beside the count; the list names all. */
const MOST_KINDS = 3;

/** How many reacted to a pin, and in which ways. A press offers the five to who is signed in, and the list to others. */
export function PinReactions({ pin }: { pin: WholePin }) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const store = useAppStore();
  const isSignedIn = useViewer() !== null;
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'picker' | 'list'>();
  const total = Object.values(pin.reaction_counts).reduce((sum, count) => sum + count, 0);
  const mine = pin.reaction_by_me;
  const react = (type: number) => {
    close();
    void setPinReaction(store, pin.id, type === mine ? 0 : type);
  };
  if (!isSignedIn && total === 0) return null;
  const counted = countText('reactions.count', total);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.reactions, mine !== 0 && styles.mine)}
        aria-haspopup="dialog"
        aria-label={total === 0 ? text('reactions.add') : isSignedIn ? `${text('reactions.add')}: ${counted}` : counted}
        onPointerEnter={() => preloadOverlay(isSignedIn ? 'popover' : 'dialog')}
        onClick={() => open(isSignedIn ? 'picker' : 'list')}
      >
        {total === 0 ? <Icon name="smiley" weight="bold" size={24} /> : <Signs counts={pin.reaction_counts} />}
        {total > 0 && <span className="numbers">{countShown(locale, total)}</span>}
      </button>
      {opened === 'picker' && (
        <ReactionPicker trigger={button} chosen={mine} onPick={react} onClose={closer('picker')}>
          {total > 0 && (
            <button type="button" className={styles.who} onClick={() => open('list')}>
              {text('reactions.who')}
            </button>
          )}
        </ReactionPicker>
      )}
      {opened === 'list' && <ReactionList pinId={pin.id} title={counted} onClose={closer('list')} />}
    </>
  );
}

/** The signs of the most frequent kinds, each half over the next. */
function Signs({ counts }: { counts: ReactionCounts }) {
  const given = reactionKinds.filter(({ type }) => (counts[type] ?? 0) > 0);
  const most = given.toSorted((one, other) => counts[other.type]! - counts[one.type]!).slice(0, MOST_KINDS);
  return (
    <span className={styles.signs}>
      {most.map(({ type, sign }) => (
        <span key={type} className={styles.sign}>
          {sign(14)}
        </span>
      ))}
    </span>
  );
}
