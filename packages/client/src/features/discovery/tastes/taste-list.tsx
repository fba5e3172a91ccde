import type { UpdateTastesInput } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Known } from './change-tastes.ts';
import { sortBeliefs, type Belief } from './sort-beliefs.ts';
import { BoardRow, TopicRow } from './taste-rows.tsx';
import styles from './taste-settings.module.css';

/** So many of the strongest show at once. */
const STRONGEST = 6;

interface TasteListProps {
  readonly data: Known;
  readonly disabled: boolean;
  readonly onChange: (input: UpdateTastesInput) => void;
}

/** The beliefs, the strongest first. Weaker ones come on demand, but those that somebody steered stand there from the start. */
export function TasteList({ data, disabled, onChange }: TasteListProps) {
  const text = useText();
  const listId = useId();
  const topics = useAppSelector((state) => state.entities.topic);
  const beliefs = sortBeliefs(data, (id) => topics[id]?.is_followed === true);
  // Rows stay where they are while they are steered.
  const [steered] = useState(() => new Set(beliefs.filter(({ degree }) => degree !== 'as_it_is').map(({ key }) => key)));
  const [showsAll, setShowsAll] = useState(false);
  const strong = beliefs.filter(({ key }, at) => at < STRONGEST || steered.has(key));
  const weaker = beliefs.length - strong.length;
  return (
    <>
      <ul id={listId}>
        {(showsAll ? beliefs : strong).map((belief) => (
          <BeliefRow key={belief.key} belief={belief} disabled={disabled} onChange={onChange} />
        ))}
      </ul>
      {weaker > 0 && (
        <Button
          size="small"
          className={styles.weaker}
          aria-controls={listId}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text('tastes.hideWeaker') : text('tastes.showWeaker', { count: weaker })}
        </Button>
      )}
    </>
  );
}

function BeliefRow({ belief, disabled, onChange }: { belief: Belief } & Pick<TasteListProps, 'disabled' | 'onChange'>) {
  if (belief.kind === 'board') {
    const { taste } = belief;
    return <BoardRow taste={taste} disabled={disabled} onChange={(degree) => onChange({ board_id: taste.board_id, degree })} />;
  }
  const { taste } = belief;
  return <TopicRow taste={taste} disabled={disabled} onChange={(degree) => onChange({ topic_id: taste.topic.id, degree })} />;
}
