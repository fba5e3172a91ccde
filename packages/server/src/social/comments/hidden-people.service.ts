import type { UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { userRecords } from '../../people/users/index.ts';
import type { ActContext } from './comments.service.ts';
import { hiddenPeopleOf } from './hidden-people.queries.ts';

/** A page of those whose comments the viewer hid. */
export function listHiddenPeople(context: ActContext, input: PageInput): Promise<Page<UserCard[]>> {
  return readPage(context, input, {
    purpose: `hidden-people:${context.viewer.userId}`,
    records: userRecords,
    skeleton: (after, size) => hiddenPeopleOf(context.viewer, { after, size }),
  });
}
