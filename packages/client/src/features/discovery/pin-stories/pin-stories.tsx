import { RelatedModulesResource } from '@bowerbird/contract/discovery/pin-stories/calls.ts';
import type { Story, StoryType } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef, StoredValue } from '../../../store/stored.ts';
import { BoardCard } from '../../../ui/board-card/board-card.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useCountText } from '../../../i18n/formats.ts';
import { picturesOfBoard } from '../../pinning/boards/index.ts';
import { TopicTiles } from '../topics/index.ts';
import { PinStrip } from './pin-strip.tsx';
import styles from './pin-stories.module.css';

const titles: Readonly<Record<StoryType, { readonly title: MessageId; readonly all: MessageId | null }>> = {
  looks_like: { title: 'closeup.looksLike', all: null },
  from_creator: { title: 'closeup.moreFrom', all: 'closeup.allOfPerson' },
  related_boards: { title: 'closeup.relatedBoards', all: null },
  shop_similar: { title: 'closeup.shopSimilar', all: 'closeup.allProducts' },
  related_interests: { title: 'closeup.relatedTopics', all: 'closeup.wholeTopic' },
};

/** Between the pins that are like a pin: more of its person, boards, things to buy, and topics (`C3.8`). */
export function PinStories({ pinId }: { pinId: string }) {
  const { data } = useResource(RelatedModulesResource.get, { pin_id: pinId });
  if (!data || data.length === 0) return null;
  return (
    <div className={styles.stories}>
      {data.map((story) => (
        <StoryRow key={story.id} story={story} />
      ))}
    </div>
  );
}

function StoryRow({ story }: { story: StoredValue<Story> }) {
  const text = useText();
  const id = useId();
  const { title, all } = titles[story.storyType];
  return (
    <section aria-labelledby={id} className={styles.story}>
      <div className={styles.head}>
        <h3 id={id} className="h3">
          {text(title, { about: story.title })}
        </h3>
        {story.action && all && (
          <Link href={story.action.location} className={styles.all}>
            {text(all)}
          </Link>
        )}
      </div>
      <StoryObjects story={story} />
    </section>
  );
}

function StoryObjects({ story: { storyType, objects, title } }: { story: StoredValue<Story> }): ReactNode {
  if (storyType === 'related_interests') return <TopicTiles topics={objects.filter(isTopic)} layout="row" />;
  if (storyType !== 'related_boards') return <PinStrip pins={objects.filter(isPin)} label={title} />;
  return (
    <ul className={styles.boards}>
      {objects.filter(isBoard).map((board) => (
        <BoardItem key={board.id} board={board} />
      ))}
    </ul>
  );
}

function BoardItem({ board: ref }: { board: EntityRef<'board'> }) {
  const countText = useCountText();
  const board = useEntity(ref);
  if (!board) return null;
  return (
    <li>
      <BoardCard
        href={board.url}
        name={board.name}
        meta={countText('boards.pinCount', board.pin_count ?? 0)}
        pictures={picturesOfBoard(board)}
      />
    </li>
  );
}

const isPin = (ref: EntityRef): ref is EntityRef<'pin'> => ref.type === 'pin';
const isBoard = (ref: EntityRef): ref is EntityRef<'board'> => ref.type === 'board';
const isTopic = (ref: EntityRef): ref is EntityRef<'topic'> => ref.type === 'topic';
