import type { BoardCard } from '../../pinning/boards/records.ts';
import type { Story } from '../pin-stories/schemas.ts';
import type { Pin, PinCard } from '../../pinning/pins/records.ts';
import { defineOperation, type GraphqlPinError } from '../../protocol/graphql.ts';

/** Where a pin was met (`B3.25`). */
export interface PinTraffic {
  readonly homefeedSourceSig?: string | null;
  readonly searchQuery?: string | null;
  readonly source?: string | null;
  readonly topLevelSource?: string | null;
  readonly topLevelSourceDepth?: number | null;
}

/** The pin of a close-up, with every field of its record. */
export const closeupDetail = defineOperation<
  { readonly pinId: string; readonly isAuth: boolean; readonly isDesktop: boolean },
  { readonly pin: ({ readonly __typename: 'Pin' } & Pin) | GraphqlPinError | null }
>('CloseupDetailQuery', 'aeeda9d2be1c77d23e3c2c0985ece1770745f04f4801771d6bddd60d276a4fee');

/** What search engines read of a pin. */
export interface CloseupSeo {
  readonly canonicalUrl: string;
  readonly createdAt: string;
  readonly videos: Pin['videos'];
  /** The way to the pin: its board, and the section there. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
  /** What the pin is about, the surest first, named in every language. */
  readonly relatedInterests: readonly { readonly names: Readonly<Record<string, string>>; readonly url: string }[];
}

/** What stands around the pin: the boards that it lives on and, for those who are logged out, what search engines read (`C6.2`). */
export const closeupPage = defineOperation<
  { readonly pinId: string; readonly isAuth: boolean },
  {
    readonly page:
      | {
          readonly __typename: 'CloseupPage';
          readonly pinId: string;
          readonly boards: readonly BoardCard[];
          readonly seo?: CloseupSeo;
        }
      | GraphqlPinError
      | null;
  }
>('CloseupPageQuery', '8f18e2607faceec9ec8e29aa7ca582526be9cf53505268910e45779d5575961d');

/** More like a pin, twelve at a time (`C9.1`), and stories. */
export const relatedModulesFeed = defineOperation<
  { readonly pinId: string; readonly first?: number | null; readonly cursor?: string | null } & PinTraffic,
  {
    readonly feed:
      | {
          readonly __typename: 'RelatedModules';
          readonly pins: readonly PinCard[];
          /** What stands beneath these pins, between them and the next ones (`C3.8`). */
          readonly stories: readonly Story[];
          readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
        }
      | GraphqlPinError
      | null;
  }
>('RelatedModulesFeedQuery', '043831fc90869079f608eb7cfad08ecb5c5cf0de730ebb729f504df0261845a8');
