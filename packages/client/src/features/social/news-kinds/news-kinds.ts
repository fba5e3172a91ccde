import type { ComponentType, ReactNode } from 'react';
import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import type { NewsKind, NewsKinds } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { Stored } from '../../../store/stored.ts';

export interface NewsActProps {
  readonly news: Stored<News>;
  readonly title: string;
  /** It is done; the news say this sentence from now on, or what they said. */
  readonly onDone: (sentence: MessageId | null) => void;
}

/** How a kind of news looks and reads. */
export interface NewsKindEntry<Kind extends NewsKind = NewsKind> {
  readonly filter: NewsKinds[Kind]['filter'];
  /** Stands at the edge of who did it. */
  readonly sign: ReactNode;
  /** Says what happened. */
  readonly sentence: MessageId;
  /** Names the kind in the settings. */
  readonly title: MessageId;
  /** What the person may do about it at once. */
  readonly Act?: ComponentType<NewsActProps>;
}

/** The kinds of one feature: the default export of its `*.news-kind.tsx`. */
export type NewsKindEntries<Kinds extends NewsKind> = { readonly [Kind in Kinds]: NewsKindEntry<Kind> };

const modules = import.meta.glob<Partial<NewsKindEntries<NewsKind>>>('../../*/*/*.news-kind.tsx', { eager: true, import: 'default' });

/** All kinds, found by the names of their files; those of the social area stand first. */
export const newsKinds = Object.assign({}, ...Object.values(modules).toReversed()) as NewsKindEntries<NewsKind>;

/** The kinds that stand under a filter. */
export function kindsOf(filter: NewsFilter): NewsKind[] {
  return (Object.keys(newsKinds) as NewsKind[]).filter((kind) => newsKinds[kind].filter === filter);
}

/** Whether a text names a kind of news. */
export function isNewsKind(text: string): text is NewsKind {
  return Object.hasOwn(newsKinds, text);
}
