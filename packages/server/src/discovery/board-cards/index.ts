import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Feature } from '../../feature.ts';
import { selectCovers, type CardSubject } from './board-cards.queries.ts';
import { drawCard, dropOldCards } from './board-cards.service.ts';

const MOST_COVERS = 4;
const ID = /^([1-9][0-9]{0,17}|[1-8][0-9]{18})$/;

/** The picture that link previews show of a board or a section: four of its pictures as arches. Who may see which is decided at each request. */
export const boardCardsFeature: Feature = {
  name: 'board-cards',
  jobs: (core) => [{ name: 'board-cards', cron: '41 * * * *', handle: async () => dropOldCards(core) }],
  mount: async (app, core) => {
    app.get<{ Params: CardSubject }>('/widgets/:kind(^boards|sections)/:id/card.jpg', async (raw, reply) => {
      const covers = ID.test(raw.params.id) ? await selectCovers(core.db, raw.params, MOST_COVERS) : [];
      const card = covers.length === 0 ? null : await drawCard(core, covers);
      if (card === null) throw new ApiError('not_found');
      void reply.headers({
        ETag: `"${card.name}"`,
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (raw.headers['if-none-match'] === `"${card.name}"`) return reply.code(304).send();
      return reply.type('image/jpeg').send(card.bytes);
    });
  },
};
