import { isInviteCode } from '@bowerbird/domain/identity/invite-code.ts';
import type { AppThunk } from './create-store.ts';
import { firstAddress } from './landing.ts';
import { visitKnown, type InviteRecord } from './visits.slice.ts';

/** Where a browser keeps by whose links somebody came (`C3.22`, `B3.21`), newest first. */
const INVITES = 'invite_codes';
const MOST_KEPT = 10;
/** Who signs up later than this came by their own wish. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** Notes by whose link this visit began, and tells the page. */
export function noteInvite(): AppThunk {
  return (dispatch) => {
    const { searchParams, pathname } = new URL(firstAddress());
    const inviteCode = searchParams.get('invite_code');
    if (inviteCode === null || !isInviteCode(inviteCode)) return;
    const record = { inviteCode, ts: Math.floor(Date.now() / 1000) };
    const others = readInvites().filter((kept) => kept.inviteCode !== inviteCode);
    localStorage.setItem(INVITES, JSON.stringify([record, ...others].slice(0, MOST_KEPT)));
    dispatch(visitKnown({ invite: { ...record, path: pathname } }));
  };
}

/** By whose links somebody came lately, newest first. */
export function readInvites(): InviteRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(INVITES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLivingRecord) : [];
  } catch {
    return [];
  }
}

/** Who signed up was told of; the next account in this browser came by itself. */
export function forgetInvites(): void {
  localStorage.removeItem(INVITES);
}

function isLivingRecord(value: unknown): value is InviteRecord {
  const { inviteCode, ts } = (typeof value === 'object' && value !== null ? value : {}) as Partial<InviteRecord>;
  return typeof inviteCode === 'string' && typeof ts === 'number' && ts > Date.now() / 1000 - LONGEST_SECONDS;
}
