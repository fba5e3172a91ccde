import { keptRecords } from '../../lib/kept-records.ts';
import type { Writing } from './writing.ts';

/** What an editor had not saved, and what the article said then. */
export interface KeptWriting {
  readonly writing: Writing;
  readonly base: Writing;
}

export const keptWriting = keptRecords<KeptWriting>(1, ({ writing }) => Array.isArray(writing.parts));

export const writingKey = (viewerId: string, articleId: string) => `article:${viewerId}:${articleId}`;
