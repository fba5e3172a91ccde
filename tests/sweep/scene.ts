import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { makeFilmPin } from '../support/moving.ts';
import type { Person } from '../support/people.ts';
import type { Stage } from '../support/stage.ts';

const SKETCHES = [
  { width: 300, height: 200 },
  { width: 300, height: 300 },
  { width: 200, height: 700 },
  { width: 300, height: 410 },
  { width: 640, height: 360 },
];
const TITLES = [
  'Jug',
  'A kitchen with a window to the yard, painted twice in the same week because the first blue was wrong',
  '台所の青いタイル',
  'Pão',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  'Light on a wall',
];

/** Where the pages of a sweep find something to show, and who looks at them. */
export interface Scene {
  /** The paths of a pin and of one that is a film. */
  pin: string;
  film: string;
  /** The paths of an article, and of its editor. */
  article: string;
  editing: string;
  /** The path of a conversation. */
  conversation: string;
  /** Owns the instance and most of what is in it. */
  owner: Person | null;
  /** Is 15 years old. */
  youngPerson: Person | null;
}

/** A scene before anything is in it: tests name it before their instance runs. */
export function emptyScene(): Scene {
  return { pin: '', film: '', article: '', editing: '', conversation: '', owner: null, youngPerson: null };
}

/** Gives every page something to show. */
export async function setScene(stage: Stage, scene: Scene): Promise<void> {
  const [ines, noor, mei] = [await stage.person('ines'), await stage.person('noor'), await stage.person('mei')];
  const tiles = await makeBoard(ines, 'Tiles', { description: 'Blue and white, mostly' });
  const titles = Array.from({ length: 24 }, (_, index) => TITLES[index % TITLES.length]!);
  const pins = await makePins(ines, tiles, titles, (index) => SKETCHES[index % SKETCHES.length]!);
  const film = await makeFilmPin(stage, ines, tiles, 'Steam');
  await makePins(ines, tiles, ['Doorway']);
  await ines.call(BoardSectionResource.create, { board_id: tiles.id, title: 'Doors' });
  await makeBoard(ines, 'A surprise', { privacy: 'secret' });
  const old = await makeBoard(ines, 'Old walls');
  await ines.call(BoardResource.update, { board_id: old.id, archived: true });
  const walls = await makeBoard(noor, 'Walls');
  await noor.call(RepinResource.create, { pin_id: pins[6]!.id, board_id: walls.id });
  await noor.call(UserFollowResource.create, { user_id: ines.id });
  await ines.call(UserFollowResource.create, { user_id: noor.id });
  const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
  await db.updateTable('users').set({ is_owner: true }).where('id', '=', ines.id).execute();
  const birthday = `${new Date().getUTCFullYear() - 15}-01-01`;
  await db.updateTable('users').set({ birthday }).where('id', '=', mei.id).execute();
  await db.destroy();
  const article = await ines.call(TodayArticleResource.create, {
    title: 'One blue thing',
    lead: 'A jug, a chair, a door.',
    term: 'At home',
    published_at: '2020-02-02T08:00:00Z',
    blocks: [
      { kind: 'heading', text: 'Start with what you touch' },
      { kind: 'text', text: 'A jug is better than a wall. You lift it, and it moves about the house.' },
      { kind: 'pins', pin_ids: pins.slice(0, 3).map(({ id }) => id) },
      { kind: 'board', board_id: tiles.id },
    ],
  });
  const conversation = await noor.call(ConversationsResource.create, { user_ids: [ines.id], text: 'Which of the two blues?' });
  Object.assign(scene, {
    conversation: `/messages/${conversation.id}/`,
    article: article.url,
    editing: `/today/edit/${article.id}/`,
    pin: `/pin/${pins[6]!.id}/`,
    film: `/pin/${film.id}/`,
    owner: ines,
    youngPerson: mei,
  });
}
