import { describe, expect, it } from 'vitest';
import type { StoredPin } from '../../pinning/pins/stored-pin.ts';
import { groupForExploring } from './explore-groups.ts';

const card: StoredPin = {
  type: 'pin',
  id: '',
  title: '',
  altText: '',
  autoAltText: '',
  dominantColor: '#000000',
  imageSignature: '',
  images: {},
  isAnimated: false,
  isPromoted: false,
  carouselData: null,
  sponsorship: null,
  videos: null,
  productOffer: null,
  pinner: { type: 'user', id: '' },
  board: null,
  section: null,
  savedInfo: null,
  access: [],
};
const pin = (id: string, board: string, pinner: string): StoredPin => ({
  ...card,
  id,
  board: { type: 'board', id: board },
  pinner: { type: 'user', id: pinner },
});
const isPublic = (boardId: string) => boardId !== 'by link';
const shown = (pins: StoredPin[], viewer: string | null = null) => {
  const { boards, people } = groupForExploring(pins, viewer, isPublic);
  const named = ({ of, pins: its }: (typeof boards | typeof people)[number]) => [of.id, ...its.map(({ id }) => id)].join(' ');
  return { boards: boards.map(named), people: people.map(named) };
};

describe('what there is to explore', () => {
  it('are the boards and the people that pins come from, those with most pins first', () => {
    expect(shown([pin('1', 'tiles', 'ines'), pin('2', 'lamps', 'noor'), pin('3', 'jugs', 'noor'), pin('4', 'lamps', 'noor')])).toEqual({
      boards: ['lamps 2 4', 'tiles 1', 'jugs 3'],
      people: ['noor 2 3 4', 'ines 1'],
    });
  });

  it('leaves out what is the viewer’s own, and boards that not everybody sees', () => {
    expect(shown([pin('1', 'tiles', 'ines'), pin('2', 'by link', 'noor')], 'ines')).toEqual({ boards: [], people: ['noor 2'] });
  });

  it('is no endless list', () => {
    const { boards, people } = shown(Array.from({ length: 30 }, (_, at) => pin(`${at}`, `board ${at}`, `person ${at}`)));
    expect([boards.length, people.length]).toEqual([8, 4]);
  });
});
