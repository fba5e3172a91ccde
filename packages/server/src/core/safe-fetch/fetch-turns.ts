import { ApiError } from '@bowerbird/contract/protocol/errors.ts';

/** A quarter of the requests that may be at work at once (`ADMISSION`): slow sites never hold up those who ask for none. */
const MOST = 8;
const MOST_OF_A_PERSON = 3;
const RETRY_SECONDS = 5;

/** Fetches that requests wait for: a few at a time, and fewer of one person, so that nobody takes all turns. */
export interface FetchTurns {
  /** Does the work now; throws `too_many_requests` or `unavailable` when there is no turn. */
  take<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

export function createFetchTurns(): FetchTurns {
  const atWork = new Map<string, number>();
  let all = 0;

  const change = (userId: string, by: 1 | -1): void => {
    all += by;
    const own = (atWork.get(userId) ?? 0) + by;
    if (own > 0) atWork.set(userId, own);
    else atWork.delete(userId);
  };

  return {
    async take(userId, work) {
      if ((atWork.get(userId) ?? 0) >= MOST_OF_A_PERSON) throw new ApiError('too_many_requests', { extra: { retryAfter: RETRY_SECONDS } });
      if (all >= MOST) throw new ApiError('unavailable', { extra: { retryAfter: RETRY_SECONDS } });
      change(userId, 1);
      try {
        return await work();
      } finally {
        change(userId, -1);
      }
    },
  };
}
