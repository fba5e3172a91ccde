import { sql, type RawBuilder } from 'kysely';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { boardsOf, narrowed, pinsOf, tiers, type Take } from './candidates.queries.ts';
import type { Corpus, SearchAsked } from './search-request.service.ts';

/** What can be searched: how candidates are found, and what the rules say of them. A new corpus is an entry here. */
interface CorpusEntry {
  /** As the vocabulary counts its words. */
  readonly vocabulary: number;
  /** Whether its newest documents are asked apart. */
  readonly hasNewest: boolean;
  /** Where the marks of its documents stand, by the id of a pin. */
  readonly marksIn: 'search_docs' | 'own_docs' | null;
  readonly candidates: (request: SearchAsked, take: Take) => RawBuilder<unknown>;
  /** The rows that decide about a place `r` (its id), and whether the viewer is shown it. */
  readonly judged: (viewer: Viewer) => { readonly joins: RawBuilder<unknown>; readonly isShown: RawBuilder<unknown> };
}

export const corpora: { readonly [C in Corpus]: CorpusEntry } = {
  pins: {
    vocabulary: 0,
    hasNewest: true,
    marksIn: 'search_docs',
    candidates: (request, take) =>
      request.of !== null
        ? pinsOf(request, take)
        : tiers(request, take, {
            table: 'search_docs',
            id: 'pin_id',
            last: 3,
            where: narrowed(request),
            more: sql`, coalesce(twin_of, picture_id) same`,
          }),
    judged: (viewer) => ({ joins: sql`JOIN pins p ON p.id = r.id ${joinsOfPin('p')}`, isShown: isPinShown(viewer, 'p') }),
  },
  own: {
    vocabulary: 0,
    hasNewest: false,
    marksIn: 'own_docs',
    candidates: pinsOf,
    judged: (viewer) => ({
      joins: sql`JOIN pins p ON p.id = r.id JOIN boards b ON b.id = p.board_id`,
      isShown: sql`p.owner_id = ${viewerIdOf(viewer)} AND p.deleted_at IS NULL AND b.deleted_at IS NULL`,
    }),
  },
  boards: {
    vocabulary: 1,
    hasNewest: false,
    marksIn: null,
    candidates: (request, take) =>
      request.of !== null
        ? boardsOf(request, take)
        : tiers(request, take, { table: 'board_docs', id: 'board_id', last: 2, where: sql`true` }),
    judged: (viewer) => ({
      joins: sql`JOIN boards b ON b.id = r.id JOIN users o ON o.id = b.owner_id`,
      isShown: boardShown(viewer, 'b', 'o'),
    }),
  },
  users: {
    vocabulary: 2,
    hasNewest: false,
    marksIn: null,
    candidates: (request, take) => tiers(request, take, { table: 'user_docs', id: 'user_id', last: 2, where: sql`true` }),
    judged: (viewer) => ({
      joins: sql`JOIN users u ON u.id = r.id`,
      isShown: sql`${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}`,
    }),
  },
};
