import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';

/** What hides a pin, and shows it again. */
export function hiding(id: string): PinFeedbackInput {
  return { pin_id: id, action: 'hide', about: 'pin' };
}
