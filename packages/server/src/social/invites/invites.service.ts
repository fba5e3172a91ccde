import { randomInt } from 'node:crypto';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type { InviteCode, InvitedPerson, InviteMetadata } from '@bowerbird/contract/social/invites/schemas.ts';
import { isInviteCode } from '@bowerbird/domain/identity/invite-code.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { insertCodes, selectCodes, selectInvite, selectInvited, type CodeRow, type InvitedRow } from './invites.queries.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 59 bits: nobody finds one by trying. */
const LENGTH = 10;
const MADE_PER_HOUR = 40;

/** The codes of the viewer for these channels; what is missing is made. */
export async function readCodes({ core, viewer }: CallContext<SignedInViewer>, channels: readonly number[]): Promise<InviteCode[]> {
  const kept = await selectCodes(core.db, viewer.userId, channels);
  const missing = [...new Set(channels)].filter((channel) => kept.every((one) => one.channel !== channel));
  if (missing.length === 0) return kept.map(presentCode);
  await takeFromPerson(core, { name: 'invite-codes', subject: viewer.userId, most: MADE_PER_HOUR });
  await insertCodes(
    core.db,
    viewer.userId,
    missing.map((channel) => ({ channel, code: makeCode() })),
  );
  return (await selectCodes(core.db, viewer.userId, channels)).map(presentCode);
}

/** Who handed a link on (`C7.28`); nothing for what is no code of a person. */
export async function readInvite(context: CallContext, code: string): Promise<InviteMetadata | null> {
  const row = isInviteCode(code) ? await selectInvite(context.core.db, context.viewer, code) : undefined;
  if (!row) return null;
  return { sender: readNamedUser(row, 'user', context), sender_takes_messages: row.takes_messages, invite_channel: row.channel };
}

/** A page of those who signed up by a link of the viewer. */
export function readInvited(context: CallContext<SignedInViewer>, input: PageInput): Promise<Page<InvitedPerson[]>> {
  return turnPage<InvitedRow, InvitedPerson>(context, input, {
    purpose: 'invited-people',
    load: (after, size) => selectInvited(context.core.db, context.viewer, { after, size }),
    cursorOf: ({ user_id: id }) => ({ at: id, id }),
    itemOf: (row) => [{ user: readNamedUser(row, 'user', context), invite_channel: row.channel, joined_at: row.joined_at.toISOString() }],
  });
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function presentCode({ code, channel }: CodeRow): InviteCode {
  return { invite_channel: channel, invite_code: code };
}
