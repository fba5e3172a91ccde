import type { ImportReader } from './reading/found.ts';

/** The text without what no database keeps: a zero, and half of a sign that takes two places. */
export function wellFormedText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}

/** A reader that gives the same with well-formed texts, so that one odd text stops none of the rest. */
export function wellFormed(read: ImportReader): ImportReader {
  return async function* readWellFormed(source) {
    for await (const found of read(source)) yield cleanTexts(found) as typeof found;
  };
}

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return wellFormedText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [wellFormedText(name), cleanTexts(one)]));
}
