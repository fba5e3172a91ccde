/** How far a draft of an idea pin is (`B4.8`). */
export const storyStatuses = ['created', 'saved', 'edited', 'scheduled', 'published'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

export interface StoryFacts {
  /** It changes a pin that is out. */
  readonly isOfPin: boolean;
  /** Something was done to its pages. */
  readonly isEdited: boolean;
  readonly isScheduled: boolean;
  readonly isPublished: boolean;
}

/** The status of a draft. One that waits for its time, or is out, stays that however often its pages are changed. */
export function storyStatusOf({ isOfPin, isEdited, isScheduled, isPublished }: StoryFacts): StoryStatus {
  if (isPublished) return 'published';
  if (isScheduled) return 'scheduled';
  if (isEdited) return 'edited';
  return isOfPin ? 'saved' : 'created';
}
