import type { CollectionPage, WithContext } from 'schema-dts';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, nameOf, personOf, type Crumb, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { boardHead, sectionHead } from './board-head.ts';
import { selectBoardResource, selectSectionResource } from './board-options.ts';

/** What a board's page says to machines: what it collects, whose it is, and the way to it. */
export function boardStructuredData(input: RouteInput, state: RootState, site: Site): StructuredData[] {
  const board = boardOf(input, state);
  if (!board) return [];
  const head = boardHead(input, state);
  const page: WithContext<CollectionPage> = {
    ...collection({ name: board.name, path: board.url, count: board.pin_count, board, image: head.image?.url }, state, site),
    description: board.description || undefined,
    dateCreated: board.createdAt,
    dateModified: board.modifiedAt,
  };
  return [page, breadcrumbs(crumbsOf(board, state), site)];
}

/** The same of a section, which is a part of its board. */
export function sectionStructuredData(input: RouteInput, state: RootState, site: Site): StructuredData[] {
  const board = boardOf(input, state);
  const ref = selectSectionResource(input, state).data as EntityRef<'section'> | null;
  const section = ref && state.entities.section[ref.id];
  if (!board || !section) return [];
  const { title: name, url: path, pin_count: count } = section;
  const page: WithContext<CollectionPage> = {
    ...collection({ name, path, count, board, image: sectionHead(input, state).image?.url }, state, site),
    isPartOf: { '@type': 'CollectionPage', name: board.name, url: site.absolute(board.url) },
  };
  return [page, breadcrumbs([...crumbsOf(board, state), { name, path }], site)];
}

interface Collected {
  readonly name: string;
  readonly path: string;
  readonly count: number | undefined;
  readonly board: StoredBoard;
  readonly image: string | undefined;
}

function collection({ name, path, count, board, image }: Collected, state: RootState, site: Site): WithContext<CollectionPage> {
  const owner = ownerOf(board, state);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: site.absolute(path),
    author: owner && personOf(owner, site),
    primaryImageOfPage: image === undefined ? undefined : { '@type': 'ImageObject', contentUrl: site.absolute(image) },
    mainEntity: { '@type': 'ItemList', name, numberOfItems: count },
  };
}

function crumbsOf(board: StoredBoard, state: RootState): Crumb[] {
  const owner = ownerOf(board, state);
  const crumb = { name: board.name, path: board.url };
  return owner ? [{ name: nameOf(owner), path: owner.profileUrl }, crumb] : [crumb];
}

function boardOf(input: RouteInput, state: RootState): StoredBoard | undefined {
  const ref = selectBoardResource(input, state).data as EntityRef<'board'> | null;
  return ref ? state.entities.board[ref.id] : undefined;
}

function ownerOf(board: StoredBoard, state: RootState) {
  return board.owner && state.entities.user[board.owner.id];
}
