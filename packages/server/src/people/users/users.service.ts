import type { UpdateUserInput, User } from '@bowerbird/contract/people/users/schemas.ts';
import { ApiError, type FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { checkFullName, splitName, tidyName } from '@bowerbird/domain/identity/names.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { hydrateOne } from '../../endpoints/records.ts';
import { userRecords } from './users.records.ts';
import { findIdByUsername, selectNames, updateUser } from './users.queries.ts';

type ReadContext = Pick<CallContext, 'core' | 'viewer'>;

/** The id of somebody whom the viewer may see, by username; throws `user_not_found`. */
export async function findUserId({ core, viewer }: ReadContext, username: string): Promise<string> {
  const id = await findIdByUsername(core.db, username, viewer);
  if (!id) throw new ApiError('user_not_found');
  return id;
}

/** Somebody whom the viewer may see, by id; throws `user_not_found`. */
export async function readUserById(context: ReadContext, id: string): Promise<User> {
  const user = await hydrateOne(context, userRecords, id);
  if (!user) throw new ApiError('user_not_found');
  return user;
}

/** Changes the viewer's own name and text, and answers or skips the question for their name. */
export async function updateOwnUser(context: CallContext, viewer: SignedInViewer, input: UpdateUserInput): Promise<User> {
  const { core } = context;
  const name = await newName(context, viewer.userId, input);
  const problem = name ? nameProblem(input, name.full) : null;
  const aboutProblem = input.about !== undefined && !isPlainText(input.about) ? { field: 'about', rule: 'characters' } : null;
  const website = input.website_url === undefined ? null : readWebsite(input.website_url);
  const fields = [problem, aboutProblem].filter((found) => found !== null);
  if (fields.length > 0) throw new ApiError('bad_input', { detail: `${fields[0]!.field}: ${fields[0]!.rule}`, extra: { fields } });
  const nameField = input.full_name === undefined ? 'first_name' : 'full_name';
  await requireAllowedTexts(core, { [nameField]: name?.full, about: input.about, website_url: website });

  await inTransaction(core.db, async (trx) => {
    await updateUser(trx, viewer.userId, {
      fullName: name?.full ?? null,
      firstName: name?.first ?? null,
      lastName: name?.last ?? null,
      about: input.about?.trim() ?? null,
      website,
      isNameAnswered: name !== null || input.skip_name_question === true,
    });
    await core.outbox.emit(trx, 'user.changed', { userId: viewer.userId });
  });
  return readUserById(context, viewer.userId);
}

/** The website as it is kept; an empty text takes it away. Throws for what is no address of the web. */
function readWebsite(text: string): string {
  if (text.trim() === '') return '';
  const link = normaliseLink(text);
  if (typeof link === 'string') throw badField('website_url', link, link === 'maxLength' ? textLimits.link : undefined);
  return link.url;
}

interface PersonName {
  readonly full: string;
  readonly first: string;
  readonly last: string;
}

/** The whole name after a change: a full name brings its parts, a part changes the full name; `null` when no name is given. */
async function newName({ core }: CallContext, userId: string, input: UpdateUserInput): Promise<PersonName | null> {
  if (input.full_name !== undefined) {
    return { full: tidyName(input.full_name), ...splitName(input.full_name) };
  }
  if (input.first_name === undefined && input.last_name === undefined) return null;
  const known = await selectNames(core.db, userId);
  const first = tidyName(input.first_name ?? known?.first_name ?? '');
  const last = tidyName(input.last_name ?? known?.last_name ?? '');
  return { full: tidyName(`${first} ${last}`), first, last };
}

function nameProblem(input: UpdateUserInput, full: string): FieldProblem | null {
  const field = input.full_name === undefined ? 'first_name' : 'full_name';
  if (input.full_name === undefined && input.first_name !== undefined && input.first_name.trim() === '') return { field, rule: 'required' };
  const rule = checkFullName(full);
  if (rule === null) return null;
  return rule === 'maxLength' ? { field, rule, limit: textLimits.fullName } : { field, rule };
}

/** Line breaks and tabs are text; other control characters are not. */
function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]/u.test(text);
}
