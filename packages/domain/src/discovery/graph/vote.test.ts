import { describe, expect, it } from 'vitest';
import { collectGraph, createVote, findId, highOf, idAt, lowOf, type VoteBias } from './index.ts';

interface World {
  readonly [board: string]: { readonly owner?: number; readonly trust?: number; readonly holds: readonly number[] };
}

const NO_BIAS: VoteBias = { language: 0, shift: 0.5, without: new Set() };

/** A vote over a small world, by plain ids. */
function voteOver(world: World, languages: Record<number, number> = {}) {
  const collector = collectGraph();
  for (const [at, { owner = at + 1, trust = 1, holds }] of Object.values(world).entries()) {
    collector.beginBoard(0, 1000 + at, 0, owner, trust);
    for (const picture of holds) collector.addSave(0, picture);
  }
  for (const [picture, language] of Object.entries(languages)) collector.setLanguage(0, Number(picture), language);
  const graph = collector.finish();
  const vote = createVote(graph);
  const numberOf = (picture: number) => findId(graph.pictures, highOf(BigInt(picture)), lowOf(BigInt(picture)));
  const plain = (hits: { picture: number; score: number }[]) => hits.map((hit) => Number(idAt(graph.pictures, hit.picture)));
  return {
    numberOf,
    related: (picture: number, bias: Partial<VoteBias> = {}, limit = 100) =>
      plain(vote.related(numberOf(picture), { ...NO_BIAS, ...bias }, limit)),
    through: (pictures: number[]) =>
      vote
        .round({ pictures: pictures.map(numberOf), weights: pictures.map(() => 1) }, NO_BIAS, 100)
        .map((hit) => [Number(idAt(graph.pictures, hit.picture)), Number(idAt(graph.pictures, hit.through))]),
    round: (pictures: number[], bias: Partial<VoteBias> = {}, limit = 100) =>
      plain(vote.round({ pictures: pictures.map(numberOf), weights: pictures.map(() => 1) }, { ...NO_BIAS, ...bias }, limit)),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('the vote of boards', () => {
  it('puts first what shares most boards with a picture, and never the picture itself', () => {
    const { related } = voteOver({ a: { holds: [1, 2, 3] }, b: { holds: [1, 2, 4] }, c: { holds: [1, 2, 3] }, d: { holds: [8, 9] } });
    expect(related(1)).toEqual([2, 3, 4]);
    expect(related(1, {}, 2)).toEqual([2, 3]);
  });

  it('reaches in two rounds what shares no board with the picture, but with its neighbours', () => {
    const { related, round } = voteOver({ a: { holds: [1, 2, 3] }, b: { holds: [2, 3, 5] }, c: { holds: [8, 9] } });
    expect(round([1])).toEqual([2, 3]);
    expect(related(1)).toEqual([2, 3, 5]);
  });

  it('hears a board that several starts hit above two that one of them hits', () => {
    const { round } = voteOver({ a: { holds: [1, 2, 10] }, b: { holds: [1, 20] }, c: { holds: [2, 21] } });
    expect(round([1, 2])[0]).toBe(10);
  });

  it('tells which start stands beside a hit on most boards, the first of equals', () => {
    const { through } = voteOver({
      a: { holds: [1, 10] },
      b: { holds: [2, 10] },
      c: { holds: [2, 10] },
      d: { holds: [1, 20] },
      e: { holds: [2, 20] },
      f: { holds: [2, 30] },
    });
    expect(Object.fromEntries(through([1, 2]))).toEqual({ 10: 2, 20: 1, 30: 2 });
  });

  it('gives a picture of a small board more than one of a large board', () => {
    const { round } = voteOver({ large: { holds: [1, ...range(100, 200)] }, small: { holds: [1, 50, 51] } });
    expect(round([1]).slice(0, 2)).toEqual([50, 51]);
  });

  it('counts the second board of one owner half, the third a third', () => {
    const mine = { owner: 99, holds: [1, 66] };
    const { round } = voteOver({ a: mine, b: mine, c: mine, d: { holds: [1, 77] }, e: { holds: [1, 77] } });
    expect(round([1])).toEqual([77, 66]);
    const others = voteOver({
      a: { holds: [1, 66] },
      b: { holds: [1, 66] },
      c: { holds: [1, 66] },
      d: { holds: [1, 77] },
      e: { holds: [1, 77] },
    });
    expect(others.round([1])).toEqual([66, 77]);
  });

  it('hears a board of little trust less', () => {
    const { round } = voteOver({ a: { trust: 0.2, holds: [1, 66] }, b: { trust: 0.2, holds: [1, 66] }, c: { holds: [1, 77] } });
    expect(round([1])).toEqual([77, 66]);
  });

  it('prefers the language of the viewer, then pictures without words', () => {
    const world = { a: { holds: [1, 2, 3, 4] } };
    expect(voteOver(world, { 2: 2, 3: 0, 4: 1 }).related(1, { language: 1 })).toEqual([4, 3, 2]);
    expect(voteOver(world, { 2: 2, 3: 0, 4: 1 }).related(1)).toEqual([2, 3, 4]);
  });

  it('leaves out what is not wanted', () => {
    const { related, numberOf } = voteOver({ a: { holds: [1, 2, 3, 4] } });
    expect(related(1, { without: new Set([numberOf(3)]) })).toEqual([2, 4]);
  });

  it('asks the newest hundred of a board that is larger than its cap, and some of the others', () => {
    const { round } = voteOver({ a: { holds: [1, ...range(100, 1_100)] } });
    const found = round([1], {}, 1_000);
    expect(found).toEqual(expect.arrayContaining(range(1_000, 1_100)));
    expect(found.length).toBeGreaterThan(250);
    expect(found.length).toBeLessThanOrEqual(300);
  });

  it('gives the same answer to the same question, whatever was asked between, and other boards another day', () => {
    const many = Object.fromEntries(range(0, 400).map((at) => [`b${at}`, { holds: [1, 1_000 + at, 2_000 + (at % 7)] }]));
    const { related } = voteOver(many);
    const first = related(1);
    related(1_005);
    related(1, { shift: 0.9 });
    expect(related(1)).toEqual(first);
    expect(related(1, { shift: 0.9 })).not.toEqual(first);
  });

  it('knows nothing of a picture that stands on no board', () => {
    const { related, round } = voteOver({ a: { holds: [1] }, b: { holds: [2, 3] } });
    expect(related(1)).toEqual([]);
    expect(round([1])).toEqual([]);
  });
});
