export { attemptOf } from './attempt-of.ts';
export { EntranceDone } from './entrance-done.tsx';
export { EntranceSearch, searchBackTo } from './entrance-search.ts';
export { Entrance } from './entrance.tsx';
export { EntranceFailure } from './entrance-failure.ts';
export { useEntranceForm } from './use-entrance-form.ts';
export { type Enter, type GoesTo, useEntrance, useEntranceBy } from './use-entrance.ts';
