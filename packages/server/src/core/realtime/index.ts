export { sendLiveUpdates } from './live-updates.queries.ts';
export { createRealtime, type Realtime } from './realtime.ts';
