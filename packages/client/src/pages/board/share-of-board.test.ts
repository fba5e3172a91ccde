import { describe, expect, it } from 'vitest';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { shareOfBoard } from './share-of-board.ts';

const user = (id: string) => ({ type: 'user', id });
const board = (more: object = {}) =>
  ({
    id: '7',
    name: 'Hallway',
    url: '/lena/hallway/',
    privacy: 'public',
    owner: user('5'),
    collaborating_users: [user('3'), user('6')],
    ...more,
  }) as unknown as StoredBoard;

describe('sharing a board', () => {
  it('sends it to anybody, and of a section its address', () => {
    expect(shareOfBoard(board(), '3')).toMatchObject({ path: '/lena/hallway/', title: 'Hallway', sends: { board: '7' } });
    const section = { title: 'Shelves', url: '/lena/hallway/shelves/' };
    expect(shareOfBoard(board(), '3', section)).toMatchObject({ path: section.url, title: 'Shelves', sends: {} });
  });

  it('sends a secret one to its own people alone', () => {
    expect(shareOfBoard(board({ privacy: 'secret' }), '3')).toMatchObject({ among: [user('5'), user('6')] });
    expect(shareOfBoard(board({ privacy: 'secret', collaborating_users: [] }), '5')).toMatchObject({ path: '/lena/hallway/', among: [] });
  });
});
