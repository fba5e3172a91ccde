import { TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicRow } from './topic-row.tsx';
import styles from './topic-tree.module.css';
import { treeOptions } from './topic-tree-options.ts';
import { branchesOf, findTopics, nameOf, type ListedTopic } from './tree-levels.ts';

/** How often the page asks how far the job is. */
const ASK_MILLISECONDS = 3_000;

/** The tree of topics, which the instance's owner edits; nothing for others. */
export function TopicTreeSection() {
  const viewer = useViewer();
  return viewer?.is_instance_owner && <TopicTree />;
}

function TopicTree() {
  const text = useText();
  const locale = useLocale();
  const tree = useResource(TopicTreeResource.get, treeOptions);
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<{ kind: 'edit' | 'merge'; topic: ListedTopic } | { kind: 'add' } | null>(null);
  const topics: readonly ListedTopic[] = tree.data?.topics ?? [];
  const rowOf = (topic: ListedTopic, isFirstLevel: boolean) => (
    <TopicRow
      key={topic.topic_id}
      topic={topic}
      isFirstLevel={isFirstLevel}
      successor={topics.find(({ topic_id }) => topic_id === topic.successor_id)}
      onEdit={() => setAsked({ kind: 'edit', topic })}
      onMerge={() => setAsked({ kind: 'merge', topic })}
    />
  );
  const found = sought.trim() === '' ? null : findTopics(topics, sought);
  const close = () => setAsked(null);
  const done = () => void tree.refresh();
  return (
    <section className={styles.section} aria-label={text('topicTree.title')}>
      {tree.data && <Marking percent={tree.data.marked_percent} onAsk={tree.refresh} />}
      <div className={styles.line}>
        <TextField
          label={text('topicTree.find')}
          type="search"
          dir="auto"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <Button variant="primary" onClick={() => setAsked({ kind: 'add' })}>
          {text('topicTree.add')}
        </Button>
      </div>
      <ListState list={{ ...tree, data: tree.data && [...(found ?? topics)] }} empty={text('topicTree.noneFound')} />
      {found
        ? found.length > 0 && (
            <RowCard as="ul" aria-label={text('topicTree.title')}>
              {found.map((topic) => rowOf(topic, topic.parent_id === null))}
            </RowCard>
          )
        : branchesOf(topics, locale).map(({ topic, within }) => (
            <details key={topic.topic_id} className={styles.branch}>
              <summary>
                <bdi>{nameOf(topic, locale)}</bdi> <span className="small muted">{text('topicTree.count', { count: within.length })}</span>
              </summary>
              <RowCard as="ul" aria-label={nameOf(topic, locale)}>
                {rowOf(topic, true)}
                {within.map((child) => rowOf(child, false))}
              </RowCard>
            </details>
          ))}
      {asked && asked.kind !== 'merge' && (
        <TopicDialog topic={asked.kind === 'edit' ? asked.topic : null} topics={topics} onDone={done} onClose={close} />
      )}
      {asked?.kind === 'merge' && <MergeDialog topic={asked.topic} topics={topics} onDone={done} onClose={close} />}
    </section>
  );
}

/** How far the job is that marks pins by the newest words; it asks until the job is over. */
function Marking({ percent, onAsk }: { percent: number | null; onAsk: () => Promise<void> }) {
  const text = useText();
  const isOver = percent === null;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => void onAsk(), ASK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOver, onAsk]);
  return isOver ? (
    <p className="small muted">{text('topicTree.marked')}</p>
  ) : (
    <ProgressBar label={text('topicTree.marking')} value={percent} max={100} text={text('topicTree.markingShown', { percent })} />
  );
}
