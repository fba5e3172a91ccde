import type { ReportTarget, SeenAs } from '@bowerbird/contract/social/reports/schemas.ts';
import type { EntitiesState } from '../../../store/entities.slice.ts';

/** What a thing is on this page, as far as the page knows (`C3.21`). */
export function seenAs({ pin: pins, aggregatedcomment, message }: EntitiesState, { type, id }: Pick<ReportTarget, 'type' | 'id'>): SeenAs {
  if (type === 'pin') return seenPin(pins[id]);
  if (type === 'comment') return seenIn(aggregatedcomment[id]?.pin_id ?? aggregatedcomment[id]?.board_id);
  return type === 'message' ? seenIn(message[id]?.conversation_id) : {};
}

const seenIn = (parentId: string | null | undefined): SeenAs => (parentId ? { parentId } : {});

function seenPin(pin: EntitiesState['pin'][string] | undefined): SeenAs {
  if (!pin) return {};
  const duration = pin.videos?.videoList.v720P?.duration;
  return {
    ...(pin.isPromoted && { isPromoted: true }),
    ...(pin.productOffer && { isProduct: true }),
    ...(duration !== undefined && { videoDuration: duration }),
  };
}
