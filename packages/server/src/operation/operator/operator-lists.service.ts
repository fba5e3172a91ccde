import type { KeptMail, KeptMailLine, OperatorAct } from '@bowerbird/contract/operation/operator/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { selectActs, selectKeptMail, selectKeptMails } from './operator.queries.ts';
import { presentAct, presentMail, presentMailLine } from './operator.views.ts';

/** A page of the mails that are kept, newest first. */
export function listMails(context: CallContext, input: PageInput): Promise<Page<KeptMailLine[]>> {
  return listById(context, input, 'kept-mails', (range) => selectKeptMails(context.core.db, range), presentMailLine);
}

/** A page of what the owner did, newest first. */
export function listActs(context: CallContext, input: PageInput): Promise<Page<OperatorAct[]>> {
  return listById(context, input, 'operator-log', (range) => selectActs(context.core.db, range), presentAct);
}

/** One mail that is kept, with its text. */
export async function readMail({ core }: CallContext, mailId: string): Promise<KeptMail> {
  const row = await selectKeptMail(core.db, mailId);
  if (!row) throw new ApiError('not_found');
  return presentMail(row);
}

function listById<Row extends { readonly id: string }, Line>(
  context: CallContext,
  input: PageInput,
  purpose: string,
  select: (range: { before: string | null; most: number }) => Promise<Row[]>,
  present: (row: Row) => Line,
): Promise<Page<Line[]>> {
  return turnPage<Row, Line>(context, input, {
    purpose,
    load: (after, most) => select({ before: after?.id ?? null, most }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [present(row)],
  });
}
