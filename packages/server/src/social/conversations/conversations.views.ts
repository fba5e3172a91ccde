import type { Conversation, Message } from '@bowerbird/contract/social/conversations/schemas.ts';
import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { presentImage } from '../comments/index.ts';
import type { ConversationRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';

/** What messages carry, by id, as far as the viewer may see it. */
export interface Carried {
  readonly pins: ReadonlyMap<string, PinCard>;
  readonly boards: ReadonlyMap<string, BoardCard>;
}

/** The message as the wire shows it (`C3.17`). */
export function presentMessage(row: MessageRow, carried: Carried, context: ViewContext): Message {
  return {
    type: 'message',
    id: row.id,
    conversation_id: row.conversation_id,
    text: row.text,
    sender: readNamedUser(row, 'user', context),
    created_at: row.created_at.toISOString(),
    created_ms: row.created_at.getTime(),
    deleted: row.is_deleted,
    carries: kindCarried(row),
    pin: (row.pin_id !== null && carried.pins.get(row.pin_id)) || null,
    board: (row.board_id !== null && carried.boards.get(row.board_id)) || null,
    user: hasPerson(row) && !row.is_closed ? readNamedUser(row, 'person', context) : null,
    image: row.picture && !row.is_closed ? presentImage(row.picture, context.core.config.mediaUrl) : null,
    reply_to: row.reply_to_id === null ? null : { message_id: row.reply_to_id, name: row.reply_name ?? '', text: row.reply_text ?? '' },
    reaction_counts: row.reactions ?? {},
    reaction_by_me: row.my_reaction,
  };
}

function kindCarried(row: MessageRow): Message['carries'] {
  if (row.pin_id !== null) return 'pin';
  if (row.board_id !== null) return 'board';
  if (row.has_picture) return 'picture';
  return row.shared_person_id === null ? null : 'user';
}

/** A row whose shared person may be seen. */
type WithPerson = MessageRow & { readonly person_id: string; readonly person_username: string; readonly person_full_name: string };

function hasPerson(row: MessageRow): row is WithPerson {
  return row.person_id !== null;
}

/** The conversation as the wire shows it, with these of its messages, the newest first. */
export function presentConversation(row: ConversationRow, messages: readonly Message[], context: ViewContext): Conversation {
  const isRequest = row.state === memberStates.asked;
  return {
    type: 'conversation',
    id: row.id,
    created_at: row.created_at.toISOString(),
    name: row.name,
    is_group: row.is_group,
    board: messages[0]?.board ?? null,
    users: row.members.map((member) => readNamedUser(member, 'user', context)),
    emails: [...row.emails],
    asked: row.members.filter((member) => member.is_asked).map((member) => member.user_id),
    unread: row.unread,
    muted: row.is_muted,
    is_request: isRequest,
    requested_by: isRequest ? row.invited_by : null,
    read_marks: isRequest
      ? []
      : row.members.flatMap(({ user_id, read_id, read_at }) =>
          read_id === null || read_at === null ? [] : [{ user_id, message_id: read_id, read_at }],
        ),
    last_message: messages[0] ?? null,
    messages: [...messages],
  };
}
