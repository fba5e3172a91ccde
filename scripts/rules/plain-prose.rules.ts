import type { Rule } from './source-tree.ts';

const MOST_WORDS = 20;

/** A comment has sentences of at most 20 words, because longer ones are read twice. What stands in parentheses does not count. */
export const sentencesAreShort: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, comments }) =>
    comments
      .flatMap(readSentences)
      .filter((sentence) => countWords(sentence) > MOST_WORDS)
      .map((sentence) => ({ rule: 'prose', path, problem: `a sentence has ${countWords(sentence)} words: ${sentence}` })),
  );

function readSentences(comment: string): string[] {
  return comment.split(/(?<=[.!?;:])\s/);
}

function countWords(sentence: string): number {
  const said = sentence.replace(/`[^`]*`/g, 'code').replace(/\([^)]*\)/g, '');
  return said.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
