import {
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLOutputType,
} from 'graphql/index.js';
import { closeupDetail, closeupPage, relatedModulesFeed, type CloseupSeo } from '@bowerbird/contract/discovery/pin-page/operations.ts';
import { RelatedModulesResource } from '@bowerbird/contract/discovery/pin-stories/calls.ts';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { TopicFeedResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import type { GraphqlPinError } from '@bowerbird/contract/protocol/graphql.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { ideasPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { JsonScalar, selectEach } from '../../endpoints/graphql-types.ts';
import { giveOperation, type GivenOperation, type TypeOfCall } from '../../endpoints/persisted-operations.ts';

/** More like a pin comes by so many (`C7.39`, `C9.1`). */
const PAGE_SIZE = 12;

const some = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type);
const id = new GraphQLNonNull(GraphQLID);
const flag = new GraphQLNonNull(GraphQLBoolean);

/** The three reads of a pin's page (`C7.39`): the pin, what stands around it, and more like it. */
export function pinPageOperations(typeOf: TypeOfCall): readonly GivenOperation[] {
  const pin = objectOf(typeOf(PinResource.get, 'Pin'));
  const page = new GraphQLObjectType({
    name: 'CloseupPage',
    fields: { pinId: { type: id }, boards: { type: typeOf(PinBoardsResource.get, 'BoardCard') }, seo: { type: seo } },
  });
  const feed = new GraphQLObjectType({
    name: 'RelatedModules',
    fields: {
      // The cards are those of any list; between them the feed has stories.
      pins: { type: typeOf(TopicFeedResource.get, 'PinCard') },
      stories: { type: typeOf(RelatedModulesResource.get, 'Story') },
      pageInfo: { type: some(pageInfo) },
    },
  });
  return [
    giveOperation(closeupDetail, {
      variables: { pinId: id, isAuth: flag, isDesktop: flag },
      field: 'pin',
      ...orError('PinResult', pin),
      read: async ({ pinId }, ask) =>
        tellMissing(async () => ({ __typename: 'Pin' as const, ...(await ask(PinResource.get, { id: pinId })).data })),
    }),
    giveOperation(closeupPage, {
      variables: { pinId: id, isAuth: flag },
      field: 'page',
      ...orError('CloseupPageResult', page, { 'CloseupPage.seo': '@skip(if: $isAuth)' }),
      read: async ({ pinId, isAuth }, ask) =>
        tellMissing(async () => {
          const [boards, seen] = await Promise.all([
            ask(PinBoardsResource.get, { pin_id: pinId }),
            isAuth ? null : ask(PinResource.get, { id: pinId }),
          ]);
          const known = seen && seoOf(seen.data);
          return { __typename: 'CloseupPage' as const, pinId, boards: boards.data, ...(known ? { seo: known } : {}) };
        }),
    }),
    giveOperation(relatedModulesFeed, {
      variables: {
        pinId: id,
        first: GraphQLInt,
        cursor: GraphQLString,
        homefeedSourceSig: GraphQLString,
        searchQuery: GraphQLString,
        source: GraphQLString,
        topLevelSource: GraphQLString,
        topLevelSourceDepth: GraphQLFloat,
      },
      field: 'feed',
      ...orError('RelatedModulesResult', feed),
      read: async ({ pinId, first, cursor }, ask) =>
        tellMissing(async () => {
          const asked = { pin_id: pinId, page_size: first ?? PAGE_SIZE, ...(cursor ? { bookmarks: [cursor] } : {}) };
          const { data, bookmark = END_BOOKMARK } = await ask(RelatedPinFeedResource.get, asked);
          const hasNextPage = bookmark !== END_BOOKMARK;
          return {
            __typename: 'RelatedModules' as const,
            pins: data.filter((one) => one.type === 'pin'),
            stories: data.filter((one) => one.type === 'story'),
            pageInfo: { endCursor: hasNextPage ? bookmark : null, hasNextPage },
          };
        }),
    }),
  ];
}

const pageInfo = new GraphQLObjectType({ name: 'PageInfo', fields: { endCursor: { type: GraphQLString }, hasNextPage: { type: flag } } });

/** What only those who are logged out get (`C6.2`). */
const seo = new GraphQLObjectType({
  name: 'CloseupSeo',
  fields: {
    canonicalUrl: { type: some(GraphQLString) },
    createdAt: { type: some(GraphQLString) },
    videos: { type: JsonScalar },
    breadcrumbs: { type: JsonScalar },
    relatedInterests: { type: JsonScalar },
  },
});

function seoOf({ seoUrl, createdAt, videos, board, section, interests }: Pin): CloseupSeo {
  const way = [...(board ? [{ name: board.name, url: board.url }] : []), ...(section ? [{ name: section.title, url: section.url }] : [])];
  return {
    canonicalUrl: seoUrl,
    createdAt,
    videos,
    breadcrumbs: way,
    relatedInterests: interests.map(({ id: topicId, slug, names }) => ({ names, url: ideasPath({ id: topicId, slug }) })),
  };
}

const pinError = new GraphQLObjectType({
  name: 'PinError',
  fields: { name: { type: some(GraphQLString) }, code: { type: some(GraphQLInt) }, message: { type: some(GraphQLString) } },
});

/** Either what was asked for or an error that says why it cannot be shown (`C8.5`). */
function orError(name: string, type: GraphQLObjectType, directives?: Readonly<Record<string, string>>) {
  const types = [type, pinError];
  return { type: new GraphQLUnionType({ name, types }), selection: selectEach(types, directives) };
}

function objectOf(type: GraphQLOutputType): GraphQLObjectType {
  return getNamedType(type) as GraphQLObjectType;
}

async function tellMissing<T>(read: () => Promise<T>): Promise<T | GraphqlPinError> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorName !== 'pin_not_found') throw error;
    const { name, code, message } = toErrorRecord(error);
    return { __typename: 'PinError', name, code, message };
  }
}
