import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { LoaderError } from '../routing/loader-error.ts';
import type { FirstRoute } from '../routing/route-entry.ts';
import type { RootState } from '../store/create-store.ts';

/** What the server tells of the page itself (`C3.29`). */
export interface PageFacts {
  readonly appVersion: string;
  /** Pages wait for their data on the server, so nothing in them suspends unless it says so. */
  readonly enableDefaultSuspense: boolean;
  /** Empty until there are experiments. */
  readonly experiments: { readonly active: Readonly<Record<string, string>>; readonly triggerable: Readonly<Record<string, string>> };
  /** The route that made the page, as the manifest of handlers names it, and the parameters of its address. */
  readonly initialHandlerId: string | null;
  readonly handlerProps: Readonly<Record<string, string | undefined>>;
  /** What a handler gets besides: nothing, its data stands in the state. */
  readonly props: Readonly<Record<string, never>>;
  readonly isAuthenticated: boolean;
  readonly isBot: boolean;
  readonly isMobile: boolean;
  /** The browser fetched the page before anybody asked for it. */
  readonly isPrefetch: boolean;
  /** Kept for everybody, so that the viewer's own state is to be fetched (`C7.33`). */
  readonly isViewerCache: boolean;
  readonly daysToExpiration: number | null;
  readonly renderMode: 'streamed' | 'cached';
  readonly site: 'www';
}

/** What the server puts into the page besides its markup. */
export interface PageData extends PageFacts {
  readonly state: RootState;
  /** The page's own route; none where nothing is to be had. */
  readonly route: FirstRoute | null;
}

/** A start-up that cannot go on (`C8.11`). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

/** A container that the page must have is absent. */
export class ElementNotFoundError extends Error {
  override readonly name = 'ElementNotFoundError';
  constructor(id: string) {
    super(`The page has no element #${id}; the application cannot start.`);
  }
}

/** The element that holds the application. */
export function findContainer(page: Pick<Document, 'getElementById'> = document): HTMLElement {
  const element = page.getElementById('app');
  if (!element) throw new ElementNotFoundError('app');
  return element;
}

/** What later pages bring is added to the head. */
export function requireHead(page: { readonly head: HTMLHeadElement | null } = document): void {
  if (!page.head) throw new LoaderError('The page has no head to add its assets to.');
}

/** Reads the embedded state; an embedded error, or nothing at all, stops the start with a platform error (`C8.11`). */
export function readPageData(page: Pick<Document, 'getElementById'> = document): PageData {
  const text = page.getElementById('page-data')?.textContent;
  try {
    const data = JSON.parse(text ?? '') as PageData & { error?: ErrorRecord };
    if (data.error) throw new PlatformError(data.error.message);
    return data;
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw new PlatformError('The page came without its data.', { cause: error });
  }
}
