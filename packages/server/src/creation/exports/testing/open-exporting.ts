import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmFile } from '../../../core/films/testing/film-file.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { uploadFilm } from '../../video-uploads/testing/upload-film.ts';
import { fillBoards } from './fill-boards.ts';

/** An instance where Noor has boards, and an empty one that they may go to. */
export async function openExporting(): Promise<{ home: TestServer; away: TestServer; noor: TestPerson }> {
  const [home, away] = [await createTestServer(), await createTestServer()];
  const noor = await home.person('noor_haddad', 'Noor Haddad');
  const folder = await mkdtemp(join(tmpdir(), 'bowerbird-exports-'));
  const film = await uploadFilm(home, noor, await filmFile(folder, 'bowl.mov'));
  await rm(folder, { recursive: true });
  await fillBoards(noor, film.image_signature);
  return { home, away, noor };
}
