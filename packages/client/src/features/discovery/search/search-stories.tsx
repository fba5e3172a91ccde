import { SearchStoriesResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { SearchStory, SearchStoryType } from '@bowerbird/contract/discovery/search/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useResource } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { BoardStrip, StoryRows, StorySection } from '../pin-stories/index.ts';
import { searchPath } from '../typeahead/index.ts';
import { PeopleStrip } from './people-strip.tsx';
import { isBoard, isUser } from './result-kinds.ts';

const words: Readonly<Record<SearchStoryType, { readonly title: MessageId; readonly all: MessageId }>> = {
  boards: { title: 'search.storyBoards', all: 'search.storyAllBoards' },
  users: { title: 'search.storyPeople', all: 'search.storyAllPeople' },
};

interface SearchStoriesProps {
  readonly query: string;
  /** The only kind that is shown; both without it. */
  readonly only?: SearchStoryType | undefined;
}

/** Rows of boards and people between the pins of a search (`B3.26`). */
export function SearchStories({ query, only }: SearchStoriesProps) {
  const { data } = useResource(SearchStoriesResource.get, { query });
  const shown = (data ?? []).filter(({ story_type: type }) => only === undefined || type === only);
  if (shown.length === 0) return null;
  return (
    <StoryRows>
      {shown.map((story) => (
        <StoryRow key={story.id} story={story} query={query} />
      ))}
    </StoryRows>
  );
}

function StoryRow({ story: { story_type: type, objects }, query }: { story: StoredValue<SearchStory>; query: string }) {
  const text = useText();
  return (
    <StorySection title={text(words[type].title, { query })} all={{ href: searchPath(query, type), label: text(words[type].all) }}>
      {type === 'boards' ? <BoardStrip boards={objects.filter(isBoard)} /> : <PeopleStrip people={objects.filter(isUser)} />}
    </StorySection>
  );
}
