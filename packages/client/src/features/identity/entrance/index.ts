export { attemptOf } from './attempt-of.ts';
export { EntranceDone } from './entrance-done.tsx';
export { EntranceSearch, searchBackTo } from './entrance-search.ts';
export { Entrance } from './entrance.tsx';
export { useEntrance, type EntranceFailure, type GoesTo, useEntranceBy } from './use-entrance.ts';
