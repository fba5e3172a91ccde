export { createFetchTurns, type FetchTurns } from './fetch-turns.ts';
export { FetchError, type FetchErrorReason } from './fetch-error.ts';
export { decodePage } from './decode-page.ts';
export { createRobots, type Robots } from './robots.ts';
export { isPublicAddress } from './public-address.ts';
export { createSafeFetch, type FetchedPage, type PostReply, type SafeFetch, type SafeFetchOptions } from './safe-fetch.ts';
export { readRetryAfter } from './retry-after.ts';
