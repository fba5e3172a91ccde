import type { ComponentType } from 'react';
import type { PageGroup } from '@bowerbird/domain/page-group.ts';
import type { Text } from '../i18n/i18n.tsx';
import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';
import type { AppDispatch, RootState } from '../store/create-store.ts';
import type { ResourceState } from '../store/resources.slice.ts';
import type { HeadTags } from './head.ts';
import type { PagePart } from './page-part.tsx';
import type { Site, StructuredData } from './structured-data.ts';

/** What a route may read before it is shown. */
export interface RouteInput {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface PreloadInput extends RouteInput {
  readonly dispatch: AppDispatch;
  readonly state: () => RootState;
  readonly pageGroup: PageGroup;
}

/** A page as its route file declares it. */
export interface RouteDefinition {
  /** Names the page in visits and on the document (`C3.22`). */
  readonly pageType: string;
  readonly Page: ComponentType;
  /** The parameters of the address that the page reads; cached renders are told apart by no others. */
  readonly query?: readonly string[];
  /** Whether the page is made anew for everybody: pages by which people come in, or which a link of a mail opens. */
  readonly neverCached?: true;
  /** Words that only this page needs. */
  readonly messages?: readonly OnDemandArea[];
  /** Whether the address names a page of this kind at all; every one does unless it is told here. */
  readonly exists?: (input: RouteInput) => boolean;
  /** Parts of the page that come only for some viewers. */
  readonly parts?: (isSignedIn: boolean) => readonly PagePart[];
  /** Fetches what the page shows; waited for on the server, started in the browser while the skeleton shows. */
  readonly preload?: (input: PreloadInput) => Promise<unknown> | undefined;
  /** The resource that the page stands on: its error is the page's status. */
  readonly primary?: (input: RouteInput, state: RootState) => ResourceState | null;
  /** What stands in the page's head, in the person's language. */
  readonly head?: (input: RouteInput, state: RootState, text: Text) => HeadTags;
  /** What the page says to machines, in the words of the page. Only the server asks for it, so a route names it for the server alone. */
  readonly structuredData?: (input: RouteInput, state: RootState, site: Site, text: Text) => readonly StructuredData[];
  /** Where somebody who may not stay is sent: the log-in page for signed-in pages. */
  readonly redirect?: (input: RouteInput, state: RootState) => string | null;
  /** Whether `redirect` names the lasting address, such as of a topic that was merged into another. */
  readonly movesForGood?: true;
  /** A page without the shell around it, such as log-in. */
  readonly bare?: boolean;
}

/** Declares a page; the route's file exports it as its default. */
export function defineRoute(definition: RouteDefinition): RouteDefinition {
  return definition;
}
