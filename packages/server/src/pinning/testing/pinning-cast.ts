import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { InputOf } from '@bowerbird/contract/protocol/endpoint.ts';
import type { TestCaller, TestPerson, TestServer } from '../../testing/test-server.ts';

/** A picture that this person uploaded, straight in the database; returns its signature. */
export async function uploadedPicture(server: TestServer, userId: string): Promise<string> {
  const signature = randomBytes(32).toString('hex');
  await sql`WITH p AS (INSERT INTO pictures (signature, width, height, dominant_color, format, bytes, uploaded_by)
      VALUES (decode(${signature}, 'hex'), 800, 1200, ${0x336699}, 'jpeg', 1000, ${userId}) RETURNING id)
    INSERT INTO picture_uploads (picture_id, user_id) SELECT id, ${userId} FROM p`.execute(server.core.db);
  return signature;
}

/** Makes a board by the call that people use. */
export function makeBoard(caller: TestCaller, name: string, options: Partial<InputOf<typeof BoardResource.create>> = {}): Promise<Board> {
  return caller.data(BoardResource.create, { name, ...options });
}

/** Has somebody keep a board together with its owner: asked by the one, agreed to by the other. */
export async function joinBoard(owner: TestCaller, person: TestPerson, boardId: string): Promise<void> {
  await owner.data(BoardCollaboratorsResource.create, { board_id: boardId, user_ids: [person.userId] });
  await person.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'accept' });
}

/** Makes a pin of a fresh picture by the call that people use. */
export async function makePin(
  server: TestServer,
  caller: TestPerson,
  boardId: string,
  options: Partial<InputOf<typeof PinResource.create>> = {},
): Promise<Pin> {
  const image_signature = await uploadedPicture(server, caller.userId);
  return caller.data(PinResource.create, { board_id: boardId, image_signature, ...options });
}
