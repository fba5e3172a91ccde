import type { ComponentType, ReactNode } from 'react';
import type { SharedPage } from './shared-page.ts';

/** What a card shows of a page. */
export interface PageShown {
  /** Not there while it is fetched; `null` where it could not be. */
  readonly title: string | null | undefined;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly color?: string | null } | null;
}

export interface PageCardProps {
  /** The id of the page, or its slug. */
  readonly id: string;
  /** Draws what is known; `null` where it is gone, or not for the viewer. */
  readonly children: (shown: PageShown | null) => ReactNode;
}

/** What another feature tells of its pages for cards in messages: the default export of its `*.page-card.ts`. */
export interface PageCard {
  readonly kind: SharedPage['kind'];
  readonly Shown: ComponentType<PageCardProps>;
}

const modules = import.meta.glob<PageCard>('../../*/*/*.page-card.ts', { eager: true, import: 'default' });

/** The cards of pages by their kind, found by the names of their files. */
export const pageCards = Object.fromEntries(Object.values(modules).map(({ kind, Shown }) => [kind, Shown]));
