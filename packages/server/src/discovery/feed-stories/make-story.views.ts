import type { Story, StoryType } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';

/** Fewer things are no story. */
const FEWEST = 3;

export interface StoryParts {
  readonly title: string;
  readonly location: string | null;
  readonly objects: Story['objects'];
}

/** A row of other things among pins; nothing where there are too few. `pinId` is the pin that leads to them. */
export function makeStory(pinId: string, storyType: StoryType, { title, location, objects }: StoryParts): Story[] {
  if (objects.length < FEWEST) return [];
  return [
    {
      type: 'story',
      id: `${storyType}:${pinId}`,
      storyType,
      containerType: 'carousel',
      referringSource: `pin:${pinId}`,
      title,
      subtitle: '',
      description: '',
      action: location === null ? null : { type: 'navigate', text: '', location, style: 'link' },
      objects: [...objects],
      displayOptions: {
        columnCount: 1,
        carouselNavigation: true,
        visibleItemCounts: { mobile: 2, web: 6 },
        header: { alignment: 'start', size: 'medium' },
        textColors: null,
      },
      contentIds: objects.map(({ id }) => id),
    },
  ];
}
