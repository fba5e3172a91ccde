import type { Tutorial } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import type { JsonLdNode } from './json-ld-graph.ts';
import { durationOf, listOf, wordsOf } from './json-ld-values.ts';
import { readSteps } from './rich-recipe.ts';

export const howToTypes: ReadonlySet<string> = new Set(['HowTo']);

const limits = { words: 200, steps: 80, things: 100 };

/** Reads how something is made; one without a name or without steps is none. */
export function readHowTo(node: JsonLdNode): Tutorial | null {
  const name = wordsOf(node['name'] ?? node['headline'], limits.words);
  const steps = readSteps(node['step'] ?? node['steps']).slice(0, limits.steps);
  if (name === '' || steps.length === 0) return null;
  return {
    name,
    steps,
    supplies: namesOf(node['supply']),
    tools: namesOf(node['tool']),
    totalTime: durationOf(node['totalTime']),
  };
}

function namesOf(value: unknown): string[] {
  const names = listOf(value).slice(0, limits.things);
  return [...new Set(names.map((thing) => wordsOf(thing, limits.words)))].filter((name) => name !== '');
}
