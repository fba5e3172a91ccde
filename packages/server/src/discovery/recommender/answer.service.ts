import {
  createVote,
  findId,
  highOf,
  idAt,
  lowOf,
  mixWords,
  type GraphMemory,
  type VoteBias,
  type VoteHit,
} from '@bowerbird/domain/discovery/graph/index.ts';
import type { Bias, Hit, Start } from './discovery.service.ts';
import { languageNumber } from './languages.data.ts';
import type { Question } from './graph.messages.ts';

/** What a picture counts beside the newer one before it. */
const FADING = 0.9;

/** Answers questions from a graph that somebody else may change meanwhile. */
export function createAnswerer(graph: GraphMemory): (question: Question) => Hit[] {
  const vote = createVote(graph);
  const numberOf = (picture: bigint) => findId(graph.pictures, highOf(picture), lowOf(picture));
  const known = (pictures: readonly bigint[]) => pictures.map(numberOf).filter((number) => number >= 0);
  const toHits = (hits: readonly VoteHit[], start: bigint): Hit[] =>
    hits.map(({ picture, score }) => ({ picture: idAt(graph.pictures, picture), score, start }));

  function toBias({ language, day, person = 0n, notPictures }: Bias): VoteBias {
    // Another day and another person ask other boards, evenly spread all the same.
    const shift = mixWords(highOf(person) ^ day, lowOf(person)) / 2 ** 32;
    return { language: languageNumber(language), shift, without: new Set(known(notPictures)) };
  }

  function answerStarts(starts: readonly Start[], bias: VoteBias, limit: number): Hit[] {
    const pictures = starts.map((start) => known(start.pictures));
    const taken = new Set([...bias.without, ...pictures.flat()]);
    return starts.flatMap(({ start }, at) => {
      const weights = pictures[at]!.map((_, place) => FADING ** place);
      const hits = vote.round({ pictures: pictures[at]!, weights }, { ...bias, without: taken }, limit);
      for (const { picture } of hits) taken.add(picture);
      return hits.map(({ picture, score, through }) => ({
        picture: idAt(graph.pictures, picture),
        score,
        start,
        ...(through >= 0 && { through: idAt(graph.pictures, through) }),
      }));
    });
  }

  return (question) => {
    const bias = toBias(question.bias);
    if (question.kind === 'starts') return answerStarts(question.starts, bias, question.limit);
    const picture = numberOf(question.picture);
    return picture < 0 ? [] : toHits(vote.related(picture, bias, question.limit), question.picture);
  };
}
