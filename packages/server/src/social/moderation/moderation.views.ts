import type { CaseLine, ModerationCase, StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { decisionsAbout } from '@bowerbird/domain/social/moderation.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { pictureUrls } from '../../people/users/index.ts';
import type { CaseLineRow, CaseRow, LogRow } from './cases.queries.ts';
import type { StatusRow } from './account-status.queries.ts';

type Context = ViewContext & { readonly viewer: SignedInViewer };

/** So much of some words that a line holds them. */
function beginningOf(text: string): string {
  const characters = Array.from(text);
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text;
}

export function presentLine(row: CaseLineRow, { core }: ViewContext): CaseLine {
  const { evidence } = row;
  return {
    case_id: row.id,
    number: row.number,
    target_type: row.target_type,
    title: evidence.title || beginningOf(evidence.text),
    author: evidence.author,
    picture_url: pictureUrls(evidence.picture || null, core.config.mediaUrl).large,
    reason: row.reason,
    report_count: row.report_count,
    rule: row.rule,
    opened_at: row.opened_at.toISOString(),
    decision: row.decision,
    is_upheld: row.is_upheld,
  };
}

export function presentCase(
  row: CaseRow,
  { log, place, isOwn }: { readonly log: readonly LogRow[]; readonly place: string | null; readonly isOwn: boolean },
  context: Context,
): ModerationCase {
  const { title, text, link, author, username } = row.evidence;
  const hasDecided = row.decided_by === context.viewer.userId;
  return {
    ...presentLine(row, context),
    state: row.state,
    evidence: { title, text, link, author, username, seen_at: row.seen_at.toISOString() },
    seen_as: row.seen_as,
    place,
    // The words of a report may tell its person who wrote them.
    reported_as: isOwn ? row.reported_as.map((reason) => ({ ...reason, texts: [] })) : row.reported_as,
    noticed: isOwn ? [] : row.noticed,
    things: row.things,
    is_shared: row.is_shared,
    is_picture_blocked: row.is_picture_blocked,
    same_picture: row.same_picture,
    spared_pins: row.spared_pins,
    person: {
      username: row.username,
      joined_at: row.joined_at.toISOString(),
      pins: row.pins,
      same_link: row.same_link,
      same_network: row.same_network,
      earlier: row.earlier,
    },
    newest: row.newest && {
      pins: row.newest.pins.map(({ signature, ...pin }) => ({
        ...pin,
        picture_url: pictureUrls(signature, context.core.config.mediaUrl).large!,
      })),
      comments: [...row.newest.comments],
    },
    assignee: row.assignee,
    is_mine: row.assignee_id === context.viewer.userId,
    may_decide: row.state === 'open' && !isOwn ? [...decisionsAbout[row.target_type]] : [],
    statement: row.statement,
    appeal: row.appeal,
    may_answer: row.state === 'appealed' && !isOwn && (!hasDecided || !row.has_other_moderator),
    is_alone: hasDecided && !row.has_other_moderator,
    log: log.map(({ act, by, note, at }) => ({ act, by, note, at: at.toISOString() })),
  };
}

export function presentStatus(row: StatusRow): StatusEntry {
  return {
    case_id: row.id,
    target_type: row.target_type,
    title: row.title,
    decision: row.decision,
    statement: row.statement,
    decided_at: row.decided_at.toISOString(),
    appeal: row.appeal,
    is_upheld: row.is_upheld,
    is_same_moderator: row.is_same_moderator,
    may_appeal: row.may_appeal,
  };
}
