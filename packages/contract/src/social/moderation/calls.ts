import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { UserCard } from '../../people/users/schemas.ts';
import type {
  AccountStatus,
  AppealByLinkInput,
  AppealInput,
  CaseInput,
  CasesInput,
  CaseLine,
  CaseUpdateInput,
  DecisionInput,
  ModeratorInput,
  ModerationCase,
  SavedReply,
  SavedReplyIdInput,
  SavedReplyInput,
  StatusEntry,
} from './schemas.ts';

/** The queue of moderators; for everybody else it is not there. */
export const ModerationCasesResource = defineResource('ModerationCasesResource', {
  get: forFullViewer<CasesInput, CaseLine[]>({ paged: true, errors: ['not_found'] }),
});

/** One case: what was seen, who reported it as what, and what became of it. */
export const ModerationCaseResource = defineResource('ModerationCaseResource', {
  get: forFullViewer<CaseInput, ModerationCase>({ errors: ['not_found'] }),
  update: forFullViewer<CaseUpdateInput, ModerationCase>({ errors: ['not_found', 'forbidden', 'conflict', 'too_late_to_undo'] }),
});

/** What moderators decided about the viewer's own things, and why. */
export const AccountStatusResource = defineResource('AccountStatusResource', {
  get: forFullViewer<Record<string, never>, AccountStatus>({}),
});

/** The author's answer to a decision; another moderator reads it, where there is one. */
export const AppealResource = defineResource('AppealResource', {
  create: forFullViewer<AppealInput, StatusEntry>({ errors: ['not_found', 'conflict'] }),
});

/** One decision and the answer to it, by the link of its mail, in any browser, signed in or not. */
export const DecisionResource = defineResource('DecisionResource', {
  get: forAnyone<DecisionInput, StatusEntry>({ secret: ['token'], errors: ['dead_token'] }),
  update: forAnyone<AppealByLinkInput, StatusEntry>({ secret: ['token'], errors: ['dead_token', 'conflict'] }),
});

/** The words that a moderator often writes to authors, each with a name; their own alone. */
export const SavedRepliesResource = defineResource('SavedRepliesResource', {
  get: forFullViewer<Record<string, never>, SavedReply[]>({ errors: ['not_found'] }),
  create: forFullViewer<SavedReplyInput, SavedReply[]>({ errors: ['not_found', 'too_many_things'] }),
  delete: forFullViewer<SavedReplyIdInput, SavedReply[]>({ errors: ['not_found'] }),
});

/** Who decides about reports besides the owner of the instance, for the owner alone. */
export const ModeratorsResource = defineResource('ModeratorsResource', {
  get: forFullViewer<Record<string, never>, UserCard[]>({ errors: ['not_found'] }),
  create: forFullViewer<ModeratorInput, UserCard[]>({ errors: ['not_found', 'user_not_found'] }),
  delete: forFullViewer<ModeratorInput, UserCard[]>({ errors: ['not_found', 'user_not_found'] }),
});
