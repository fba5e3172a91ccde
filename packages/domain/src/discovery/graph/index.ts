export { collectGraph } from './collect.ts';
export { openGraph } from './graph-writer.ts';
export { findId, highOf, idAt, lowOf, mixWords } from './ids.ts';
export { allocateGraph, counts, isNearlyFull, roomToGrow, type GraphMemory, type GraphRoom } from './memory.ts';
export { isInRange, numberAgain } from './restore.ts';
export { createVote, type Starts, type VoteBias, type VoteHit } from './vote.ts';
