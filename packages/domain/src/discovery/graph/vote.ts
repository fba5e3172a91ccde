import { counts, type GraphMemory } from './memory.ts';
import { createTopList } from './top-list.ts';
import { createOwnerCounter } from './owner-counter.ts';

/** How far a round looks, and how it weighs what it finds. */
export interface Caps {
  readonly boardsPerStart: number;
  readonly boards: number;
  readonly picturesPerBoard: number;
  /** A start with many boards gives each of them less. */
  readonly startPower: number;
  /** Boards that several starts hit win. */
  readonly boardPower: number;
  /** A large board gives each of its pictures less. */
  readonly sizePower: number;
}

/** Measured: `docs/decisions/0021-the-recommender-is-a-capped-vote.md`. */
export const BOARD: Caps = { boardsPerStart: 150, boards: 300, picturesPerBoard: 300, startPower: 0.5, boardPower: 2, sizePower: 0.75 };
const PICTURE_FIRST: Caps = { boardsPerStart: 100, boards: 200, picturesPerBoard: 200, startPower: 1, boardPower: 1, sizePower: 1 };
const PICTURE_SECOND: Caps = { ...PICTURE_FIRST, startPower: 0.5, boardPower: 1.5 };
const FED_BACK = 12;
/** The newest pictures of a board that is larger than the cap always count. So a fresh save does at once. */
const NEWEST_OF_BOARD = 100;
/** How many boards of a hit are looked at for the start that led to it. */
const BOARDS_OF_HIT = 300;
const SAMPLES = 256;
const HARD_STOP = 1.25;
/** What a picture weighs whose words are of the viewer's language, of none, or of another one. */
const LANGUAGE = { own: 1, none: 0.9, other: 0.35 };

/** Pictures by number, and how much each counts. */
export interface Starts {
  readonly pictures: readonly number[];
  readonly weights: readonly number[];
}

export interface VoteBias {
  /** 0 where the viewer's language is not known. */
  readonly language: number;
  /** From 0 up to 1: which of the boards of a picture with many are asked. */
  readonly shift: number;
  /** Pictures that are no answer, by number. */
  readonly without: ReadonlySet<number>;
}

export interface VoteHit {
  readonly picture: number;
  readonly score: number;
}

export interface RoundHit extends VoteHit {
  /** The start that shares most boards with it, the first one of equals; -1 where none was found to. */
  readonly through: number;
}

export interface Vote {
  /** What is like a picture: its best twelve neighbours ask once more with it. */
  related(picture: number, bias: VoteBias, limit: number): VoteHit[];
  /** What the boards of these pictures hold besides. */
  round(starts: Starts, bias: VoteBias, limit: number): RoundHit[];
}

/** The boards of pictures vote for what else they hold. No chance is in it: the same graph gives the same answer. */
export function createVote(graph: GraphMemory): Vote {
  const { pictures, boards, trust, owner, language } = graph;
  const score = new Float32Array(boards.start.length);
  const votes = new Float32Array(pictures.start.length);
  const owners = createOwnerCounter();
  let touchedBoards = new Int32Array(4096);
  let boardCount = 0;
  let touchedPictures = new Int32Array(65_536);
  let pictureCount = 0;
  let boardVotes = new Float32Array(4096);

  function touchBoard(board: number): void {
    if (boardCount === touchedBoards.length) {
      touchedBoards = widen(touchedBoards);
      boardVotes = new Float32Array(touchedBoards.length);
    }
    touchedBoards[boardCount] = board;
    boardCount += 1;
  }

  function touchPicture(picture: number): void {
    if (pictureCount === touchedPictures.length) touchedPictures = widen(touchedPictures);
    touchedPictures[pictureCount] = picture;
    pictureCount += 1;
  }

  function askBoards({ pictures: starts, weights }: Starts, { boardsPerStart, startPower }: Caps, shift: number): void {
    for (const [at, picture] of starts.entries()) {
      const weight = weights[at]! / Math.min(pictures.length[picture]!, boardsPerStart) ** startPower;
      eachBoard(picture, boardsPerStart, shift, (board) => {
        if (score[board] === 0) touchBoard(board);
        score[board]! += weight;
      });
    }
  }

  /** Tells of the boards of a picture, of at most so many, evenly spread. */
  function eachBoard(picture: number, most: number, shift: number, tell: (board: number) => void): void {
    const first = pictures.start[picture]!;
    const length = Math.min(pictures.length[picture]!, pictures.pool.length - first);
    const asked = Math.min(length, most);
    for (let turn = 0; turn < asked; turn += 1) tell(pictures.pool[first + Math.floor(((turn + shift) * length) / asked)]!);
  }

  /** Which start each hit stands beside on most boards. */
  function findThrough(starts: readonly number[], hits: readonly VoteHit[], shift: number): RoundHit[] {
    const startsOf = new Map<number, number[]>();
    for (const [at, start] of starts.entries()) {
      eachBoard(start, BOARD.boardsPerStart, shift, (board) => {
        const known = startsOf.get(board);
        if (known) known.push(at);
        else startsOf.set(board, [at]);
      });
    }
    return hits.map((hit) => {
      const shared = starts.map(() => 0);
      eachBoard(hit.picture, BOARDS_OF_HIT, shift, (board) => {
        for (const at of startsOf.get(board) ?? []) shared[at]! += 1;
      });
      const most = Math.max(0, ...shared);
      return { ...hit, through: most === 0 ? -1 : starts[shared.indexOf(most)]! };
    });
  }

  function weighBoards({ boardPower }: Caps): void {
    for (let at = 0; at < boardCount; at += 1) {
      const board = touchedBoards[at]!;
      boardVotes[at] = (score[board]! ** boardPower * trust[board]!) / (1 + owners.countOne(owner[board]!));
      score[board] = 0;
    }
    owners.reset();
  }

  /** The vote that a board needs to be heard: that of the last of the best, as far as samples tell. */
  function findLimit(most: number): number {
    if (boardCount <= most) return 0;
    const taken = Math.min(SAMPLES, boardCount);
    const sample = new Float32Array(taken);
    for (let at = 0; at < taken; at += 1) sample[at] = boardVotes[Math.floor((at * boardCount) / taken)]!;
    sample.sort();
    return sample[Math.max(0, taken - 1 - Math.floor((taken * most) / boardCount))]!;
  }

  function hearBoards(caps: Caps, shift: number): void {
    const limit = findLimit(caps.boards);
    let left = Math.ceil(caps.boards * HARD_STOP);
    for (let at = 0; at < boardCount && left > 0; at += 1) {
      if (boardVotes[at]! < limit) continue;
      left -= 1;
      hearBoard(touchedBoards[at]!, boardVotes[at]!, caps, shift);
    }
    boardCount = 0;
  }

  function hearBoard(board: number, vote: number, { picturesPerBoard, sizePower }: Caps, shift: number): void {
    const first = boards.start[board]!;
    const size = Math.min(boards.length[board]!, boards.pool.length - first);
    if (size === 0) return;
    const share = vote / size ** sizePower;
    if (size <= picturesPerBoard) {
      for (let at = first; at < first + size; at += 1) addVote(boards.pool[at]!, share);
      return;
    }
    const older = size - NEWEST_OF_BOARD;
    const asked = picturesPerBoard - NEWEST_OF_BOARD;
    for (let at = first + older; at < first + size; at += 1) addVote(boards.pool[at]!, share);
    for (let turn = 0; turn < asked; turn += 1) {
      addVote(boards.pool[first + Math.floor(((turn + shift) * older) / asked)]!, (share * older) / asked);
    }
  }

  function addVote(picture: number, share: number): void {
    if (votes[picture] === 0) touchPicture(picture);
    votes[picture]! += share;
  }

  function takeBest(
    limit: number,
    { language: own, without }: Pick<VoteBias, 'language' | 'without'>,
    starts: readonly number[],
  ): VoteHit[] {
    const best = createTopList(limit);
    for (let at = 0; at < pictureCount; at += 1) {
      const picture = touchedPictures[at]!;
      const points = votes[picture]! * languageFactor(language[picture]!, own);
      votes[picture] = 0;
      if (points <= 0 || !best.mayTake(points, picture)) continue;
      if (!without.has(picture) && !starts.includes(picture)) best.take(points, picture);
    }
    pictureCount = 0;
    return best.sorted();
  }

  function hold(starts: Starts, caps: Caps, shift: number): void {
    askBoards(starts, caps, shift);
    weighBoards(caps);
    hearBoards(caps, shift);
  }

  return {
    round: (starts, bias, limit) => {
      hold(starts, BOARD, bias.shift);
      return findThrough(starts.pictures, takeBest(limit, bias, starts.pictures), bias.shift);
    },
    related: (picture, bias, limit) => {
      if (picture >= graph.counts[counts.pictures]!) return [];
      hold({ pictures: [picture], weights: [1] }, PICTURE_FIRST, bias.shift);
      // The neighbours that count most as they are: rare ones or those of one language would find less.
      const near = takeBest(FED_BACK, { language: 0, without: new Set() }, [picture]);
      const most = near[0]?.score ?? 1;
      const starts = [picture, ...near.map((hit) => hit.picture)];
      hold({ pictures: starts, weights: [1, ...near.map((hit) => (0.5 * hit.score) / most)] }, PICTURE_SECOND, bias.shift);
      return takeBest(limit, bias, [picture]);
    },
  };
}

function languageFactor(ofPicture: number, own: number): number {
  if (own === 0 || ofPicture === own) return LANGUAGE.own;
  return ofPicture === 0 ? LANGUAGE.none : LANGUAGE.other;
}

function widen(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(values.length * 2);
  wider.set(values);
  return wider;
}
