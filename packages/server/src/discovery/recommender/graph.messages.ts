import type { GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import type { GraphFacts } from './graph-file.adapter.ts';
import type { Bias, Hit, Start } from './discovery.service.ts';

/** What is asked of a thread that answers. */
export type Question =
  | { readonly kind: 'related'; readonly picture: bigint; readonly bias: Bias; readonly limit: number }
  | { readonly kind: 'starts'; readonly starts: readonly Start[]; readonly bias: Bias; readonly limit: number };

export type ToReader =
  { readonly kind: 'graph'; readonly graph: GraphMemory } | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export type ToWriter =
  | Extract<ToReader, { kind: 'ask' }>
  /** A graph was built and lies in the file. */
  | { readonly kind: 'load' }
  /** Applies what is committed by now, and says so. */
  | { readonly kind: 'settle'; readonly id: number }
  | { readonly kind: 'stop' };

export type FromThread =
  | { readonly kind: 'answer'; readonly id: number; readonly hits: Hit[] }
  | { readonly kind: 'graph'; readonly graph: GraphMemory; readonly facts: GraphFacts }
  /** The graph knows all changes; those from `ended` on may come again. */
  | { readonly kind: 'current'; readonly ended: string; readonly at: number }
  | { readonly kind: 'build'; readonly reason: string }
  | { readonly kind: 'settled'; readonly id: number }
  | { readonly kind: 'trouble'; readonly message: string }
  | { readonly kind: 'stopped' };

export interface ThreadData {
  readonly role: 'reader' | 'writer';
  readonly databaseUrl: string;
  readonly file: string;
  /** What an earlier writer left, if there was one. */
  readonly graph: GraphMemory | null;
  readonly facts: GraphFacts | null;
}
