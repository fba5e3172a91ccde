import { useLocation, useParams, useSearchParams } from 'react-router';
import { TopicFeedResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { EXPLORE_PATH } from '@bowerbird/domain/discovery/explore-path.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { followTopic, topicPath, TopicTiles, type StoredTopic } from '../../features/discovery/topics/index.ts';
import { FollowButton } from '../../features/people/follows/index.ts';
import { endOfWall, PinGrid, usePins } from '../../features/pinning/pins/index.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipLink, ChipRow } from '../../ui/chip/chip.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import { feedOptionsOf, interestOf, sortOf, topicSorts } from './topic-options.ts';
import styles from './topic-page.module.css';

const sortWords = { best: 'topics.best', newest: 'topics.newest' } as const;

/** A topic: what stands above, within and beside it, and its pins (`C2.8`, `C2.11`). */
export function TopicPage() {
  const params = useParams();
  const interest = interestOf(params);
  const { data } = useResource(TopicResource.get, { interest });
  const topic = useEntity(data);
  return (
    <>
      {topic ? <TopicHeader topic={topic} interest={interest} /> : <SkeletonText lines={3} />}
      {topic && <Within topic={topic} />}
      <TopicPins interest={interest} topic={topic ?? null} />
    </>
  );
}

function TopicHeader({ topic, interest }: { topic: StoredTopic; interest: string }) {
  const text = useText();
  const parent = useEntity(topic.parent);
  const crumbs = [
    { name: text('nav.explore'), path: EXPLORE_PATH },
    ...(parent ? [{ name: parent.name, path: topicPath(parent.slug) }] : []),
  ];
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Breadcrumbs label={text('topics.way')} crumbs={crumbs} current={topic.name} />
        <h1 className="display h1">{topic.name}</h1>
        <p className={styles.lead}>{text('topics.lead', { name: topic.name })}</p>
        <div className={styles.acts}>
          <FollowButton kind={followTopic} id={topic.id} name={topic.name} variant="primary" />
          <ShareButton thing={{ path: topicPath(topic.slug), title: topic.name, imageUrl: topic.cover?.url, sends: {} }} />
          <Counts topic={topic} />
        </div>
      </div>
      <Pictures interest={interest} />
    </header>
  );
}

/** How much there is, about, and who follows it. */
function Counts({ topic: { pin_count: pins = 0, follower_count: followers = 0 } }: { topic: StoredTopic }) {
  const text = useText();
  const countText = useCountText();
  const ofPins = pins > 0 ? countText('topics.pinCount', pins) : null;
  const ofPeople = followers > 0 ? countText('topics.followers', followers) : null;
  if (ofPins === null && ofPeople === null) return null;
  const both = ofPins !== null && ofPeople !== null ? text('topics.counts', { pins: ofPins, people: ofPeople }) : (ofPins ?? ofPeople);
  return <p className="muted numbers">{both}</p>;
}

/** How many pictures stand for a topic. */
const PICTURES = 3;

function Pictures({ interest }: { interest: string }) {
  const [search] = useSearchParams();
  const { data } = useResource(TopicFeedResource.get, feedOptionsOf(interest, sortOf(search)));
  const pins = usePins((data ?? []).slice(0, PICTURES));
  if (pins.length < PICTURES) return null;
  return (
    <div className={styles.pictures} aria-hidden="true">
      {pins.map(({ id, images, dominantColor }) => (
        <img key={id} src={images['474x']?.url ?? images['236x']?.url} alt="" style={{ backgroundColor: dominantColor }} />
      ))}
    </div>
  );
}

function Within({ topic }: { topic: StoredTopic }) {
  const text = useText();
  if (!topic.children || topic.children.length === 0) return null;
  return (
    <section className={styles.within} aria-labelledby="within">
      <h2 id="within" className={`h3 ${styles.withinTitle}`}>
        {text('topics.within', { name: topic.name })}
      </h2>
      <TopicTiles topics={topic.children} layout="row" />
    </section>
  );
}

function TopicPins({ interest, topic }: { interest: string; topic: StoredTopic | null }) {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const sort = sortOf(search);
  const options = feedOptionsOf(interest, sort);
  const pins = useResource(TopicFeedResource.get, options);
  const fetchNext = useNextPage(TopicFeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const name = topic?.name ?? '';
  return (
    <section aria-label={text('topics.pins', { name })}>
      <div className={styles.bar}>
        <Tabs label={text('topics.order')} flush>
          {topicSorts.map((own) => (
            <Link
              key={own}
              href={own === 'best' ? pathname : `?sort=${own}`}
              className={tabClass(own === sort)}
              aria-current={own === sort ? 'page' : undefined}
            >
              {text(sortWords[own])}
            </Link>
          ))}
        </Tabs>
        {topic?.related && topic.related.length > 0 && (
          <div className={styles.near}>
            <span className="muted">{text('topics.near')}</span>
            <ChipRow label={text('topics.near')}>
              {topic.related.slice(0, 6).map((ref) => (
                <RelatedTopic key={ref.id} topic={ref} />
              ))}
            </ChipRow>
          </div>
        )}
      </div>
      {pins.data && pins.data.length > 0 && (
        <PinGrid pins={pins.data} label={text('topics.pins', { name })} eager {...endOfWall(pins, fetchNext)} />
      )}
      {pins.data?.length === 0 && (
        <EmptyState drawing={<BowerDrawing />} title={text('topics.emptyTitle', { name })}>
          {text('topics.emptyBody')}
        </EmptyState>
      )}
      {!pins.data && pins.error && (
        <p className={styles.failed} role="alert">
          {text('topics.failed')}{' '}
          <Button size="small" onClick={() => void pins.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!pins.data && !pins.error && <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />}
    </section>
  );
}

function RelatedTopic({ topic: ref }: { topic: EntityRef<'topic'> }) {
  const topic = useEntity(ref);
  return topic ? <ChipLink href={topicPath(topic.slug)}>{topic.name}</ChipLink> : null;
}
