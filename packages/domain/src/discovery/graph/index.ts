export { collectGraph, type GraphCollector } from './collect.ts';
export { openGraph, type BoardFacts, type GraphWriter } from './graph-writer.ts';
export { findId, highOf, idAt, lowOf, mixWords } from './ids.ts';
export { allocateGraph, counts, isNearlyFull, roomOf, roomToGrow, usedBy, type GraphMemory, type GraphRoom } from './memory.ts';
export { isInRange, numberAgain } from './restore.ts';
export { createVote, type RoundHit, type Starts, type Vote, type VoteBias, type VoteHit } from './vote.ts';
