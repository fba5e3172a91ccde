import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource } from '../../store/hooks.ts';
import { TopicTiles } from '../../features/discovery/topics/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import styles from './ideas-page.module.css';

/** The tree of topics, from its first level (`C2.11`). */
export function IdeasPage() {
  const text = useText();
  const topics = useResource(TopicsResource.get, {});
  return (
    <div className={styles.page}>
      <h1 className="display h1">{text('topics.ideas')}</h1>
      <p className={styles.lead}>{text('topics.ideasLead')}</p>
      {topics.data && <TopicTiles topics={topics.data} />}
      {!topics.data && topics.error && (
        <p role="alert">
          {text('topics.failed')}{' '}
          <Button size="small" onClick={() => void topics.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!topics.data && !topics.error && <SkeletonText lines={6} />}
    </div>
  );
}
