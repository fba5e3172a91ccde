import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';

/** Where a scheduled pin is changed. */
export function draftPath({ id, isStory }: Pick<ScheduledPin, 'id' | 'isStory'>): string {
  return `${isStory ? '/idea-pin-builder/' : '/pin-builder/'}?draft=${id}`;
}
