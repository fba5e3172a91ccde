import { readCreatorRecommendations } from '@bowerbird/contract/discovery/explore/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { ExploreSection } from './explore-sections.tsx';
import { PeopleWithPins } from './explore-suggestions.tsx';
import { creatorOptions } from './explore.options.ts';

/** People who pin about what somebody new chose, to follow them. They stay until others are known, so that nothing jumps. */
export function CreatorRecommendations() {
  const text = useText();
  const people = useLatest(useResource(readCreatorRecommendations, creatorOptions).data);
  if (!people || people.length === 0) return null;
  return (
    <ExploreSection title={text('topicChoice.people')}>
      <PeopleWithPins people={people} />
    </ExploreSection>
  );
}
