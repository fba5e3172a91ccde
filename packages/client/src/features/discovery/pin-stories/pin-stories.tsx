import { RelatedModulesResource } from '@bowerbird/contract/discovery/pin-stories/calls.ts';
import type { Story, StoryType } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useResource } from '../../../store/hooks.ts';
import type { EntityRef, StoredValue } from '../../../store/stored.ts';
import { TopicTiles } from '../topics/index.ts';
import { BoardStrip } from './board-strip.tsx';
import { PinStrip } from './pin-strip.tsx';
import { StoryRows, StorySection } from './story-section.tsx';

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
    <StoryRows>
      {data.map((story) => (
        <StoryRow key={story.id} story={story} />
      ))}
    </StoryRows>
  );
}

/** A story by itself, between two walls of pins. */
export function LoneStory({ story }: { story: StoredValue<Story> }) {
  return (
    <StoryRows>
      <StoryRow story={story} />
    </StoryRows>
  );
}

function StoryRow({ story }: { story: StoredValue<Story> }) {
  const text = useText();
  const { title, all } = titles[story.storyType];
  return (
    <StorySection
      title={text(title, { about: story.title })}
      all={story.action && all && { href: story.action.location, label: text(all) }}
    >
      <StoryObjects story={story} />
    </StorySection>
  );
}

function StoryObjects({ story: { storyType, objects, title } }: { story: StoredValue<Story> }): ReactNode {
  if (storyType === 'related_interests') return <TopicTiles topics={objects.filter(isTopic)} layout="row" />;
  if (storyType !== 'related_boards') return <PinStrip pins={objects.filter(isPin)} label={title} />;
  return <BoardStrip boards={objects.filter(isBoard)} />;
}

const isPin = (ref: EntityRef): ref is EntityRef<'pin'> => ref.type === 'pin';
const isBoard = (ref: EntityRef): ref is EntityRef<'board'> => ref.type === 'board';
const isTopic = (ref: EntityRef): ref is EntityRef<'topic'> => ref.type === 'topic';
