export { sendLiveUpdates } from './live-updates.queries.ts';
export { createSessionCache, type SessionCache } from './session-cache.ts';
export { createRealtime, type Realtime } from './realtime.ts';
