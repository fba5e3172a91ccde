import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { factsShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { nameOf, type ListedTopic } from './tree-levels.ts';

/** So many words are named in a row. */
const WORDS_SHOWN = 8;

interface TopicRowProps {
  readonly topic: ListedTopic;
  readonly isFirstLevel: boolean;
  /** The topic that it was merged into. */
  readonly successor: ListedTopic | undefined;
  readonly onEdit: () => void;
  readonly onMerge: () => void;
}

/** A topic, the words that mark it, and what may be done with it. */
export function TopicRow({ topic, isFirstLevel, successor, onEdit, onMerge }: TopicRowProps) {
  const text = useText();
  const locale = useLocale();
  const name = nameOf(topic, locale);
  return (
    <CardRow as="li">
      <RowWords>
        <RowTitle>
          <bdi>{name}</bdi>
          {isFirstLevel && <Badge tone="neutral">{text('topicTree.firstLevel')}</Badge>}
          {topic.is_hidden && <Badge tone="bad">{text('topicTree.hidden')}</Badge>}
          {successor && <Badge tone="neutral">{text('topicTree.mergedInto', { name: nameOf(successor, locale) })}</Badge>}
        </RowTitle>
        <p className="small muted">
          <Link href={topicPath(topic.slug)} className="link">
            <bdi dir="ltr">{topicPath(topic.slug)}</bdi>
          </Link>
        </p>
        <p className="small">
          <bdi>{factsShown(locale, topic.words.slice(0, WORDS_SHOWN))}</bdi>
          {topic.words.length > WORDS_SHOWN && ' …'}
        </p>
      </RowWords>
      {topic.successor_id === null && (
        <Acts>
          <Button size="small" aria-label={text('topicTree.editOne', { name })} onClick={onEdit}>
            {text('topicTree.edit')}
          </Button>
          <Button size="small" aria-label={text('topicTree.mergeOne', { name })} onClick={onMerge}>
            {text('topicTree.merge')}
          </Button>
        </Acts>
      )}
    </CardRow>
  );
}
