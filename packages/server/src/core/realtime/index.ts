export { sendNotices } from './notices.queries.ts';
export { createRealtime, type Realtime } from './realtime.ts';
