import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { CreatorRecommendations } from '../../features/discovery/explore/index.ts';
import { feedOptions } from '../../features/discovery/home-feed/index.ts';
import { followTopic } from '../../features/discovery/topics/index.ts';
import { setFollowing } from '../../features/people/follows/index.ts';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useAppStore, useEntity, useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import styles from './topic-choice-page.module.css';

/** So many topics make a feed that is somebody's own. */
const ENOUGH = 5;

/** Topics and people to follow, above the feed that changes with each of them. Sign-up leads here, and it can be skipped. */
export function TopicChoicePage() {
  return (
    <>
      <TopicChoice />
      <CreatorRecommendations />
      <Feed />
    </>
  );
}

const options = feedOptions('for_you');

/** What the choice does to home. */
function Feed() {
  const text = useText();
  const feed = useResource(UserHomefeedResource.get, options);
  const fetchNext = useNextPage(UserHomefeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  if (!feed.data && feed.error) return null;
  if (!feed.data) return <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />;
  return <PinGrid pins={feed.data} label={text('pins.list')} {...endOfWall(feed, fetchNext)} />;
}

function TopicChoice() {
  const text = useText();
  const { data } = useResource(TopicsResource.get, {});
  const known = useAppSelector((state) => state.entities.topic);
  if (!data || data.length === 0) return null;
  const shown = withSomethingToSee(data, known);
  const chosen = data.filter(({ id }) => known[id]?.is_followed).length;
  return (
    <section className={styles.choice} aria-labelledby="topic-choice">
      <h1 id="topic-choice" className="display h2">
        {text('topicChoice.title')}
      </h1>
      <p className={styles.lead}>{text('topicChoice.lead')}</p>
      <div className={styles.topics} role="group" aria-labelledby="topic-choice">
        {shown.map((topic) => (
          <TopicToggle key={topic.id} topic={topic} />
        ))}
      </div>
      <div className={styles.end}>
        <p className="muted numbers" role="status">
          {chosen > 0 && text('topicChoice.chosen', { chosen, enough: ENOUGH })}
        </p>
        <ButtonLink href="/" variant={chosen > 0 ? 'primary' : 'plain'}>
          {text(chosen > 0 ? 'topicChoice.done' : 'topicChoice.skip')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Topics with a picture, and those that are followed already; all of them where the instance holds too little to choose among. */
function withSomethingToSee(
  topics: readonly EntityRef<'topic'>[],
  known: Readonly<Record<string, { cover: unknown; is_followed: boolean } | undefined>>,
): readonly EntityRef<'topic'>[] {
  if (topics.filter(({ id }) => known[id]?.cover).length < ENOUGH) return topics;
  return topics.filter(({ id }) => known[id]?.cover || known[id]?.is_followed);
}

function TopicToggle({ topic: ref }: { topic: EntityRef<'topic'> }) {
  const store = useAppStore();
  const topic = useEntity(ref);
  if (!topic) return null;
  const { is_followed: isFollowed } = topic;
  return (
    <Chip
      selected={isFollowed}
      picture={topic.cover?.url}
      icon={isFollowed ? <Icon name="check" weight="bold" size={16} /> : undefined}
      onClick={() => void setFollowing(store, followTopic, topic.id, !isFollowed)}
    >
      {topic.name}
    </Chip>
  );
}
