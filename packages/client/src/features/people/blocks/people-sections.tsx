import type { UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { UserBlocksResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import type { AppThunk } from '../../../store/create-store.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { unblockUser, unmuteUser, type Person } from './keep-apart.ts';
import places from './people-sections.module.css';

/** A list of people that somebody keeps, with the way off it. */
export interface PeopleList {
  readonly endpoint: Endpoint<PageInput, UserCard[]>;
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly nobody: MessageId;
  readonly act: MessageId;
  readonly actName: MessageId;
  readonly takeBack: (person: Person) => AppThunk<Promise<void>>;
}

const blocks: PeopleList = {
  endpoint: UserBlocksResource.get,
  title: 'blocks.blockedTitle',
  lead: 'blocks.blockedLead',
  nobody: 'blocks.nobodyBlocked',
  act: 'blocks.unblock',
  actName: 'blocks.unblockName',
  takeBack: unblockUser,
};
const mutes: PeopleList = {
  endpoint: UserMutesResource.get,
  title: 'blocks.mutedTitle',
  lead: 'blocks.mutedLead',
  nobody: 'blocks.nobodyMuted',
  act: 'blocks.unmute',
  actName: 'blocks.unmuteName',
  takeBack: unmuteUser,
};
const none = {};

/** Whom the person blocks, with the way back. */
export function BlockedPeople() {
  return <PeopleSection list={blocks} />;
}

/** Whom the person mutes, with the way back. */
export function MutedPeople() {
  return <PeopleSection list={mutes} />;
}

export function PeopleSection({ list }: { list: PeopleList }) {
  const text = useText();
  const people = useResource(list.endpoint, none);
  const fetchNext = useNextPage(list.endpoint, none);
  return (
    <section className={styles.section}>
      <h2 className="h3">{text(list.title)}</h2>
      <p className="muted">{text(list.lead)}</p>
      {people.error && !people.loaded && (
        <>
          <p role="alert">{text(troubleTitle(people.error))}</p>
          <Acts>
            <Button onClick={() => void people.refresh()}>{text('app.tryAgain')}</Button>
          </Acts>
        </>
      )}
      {people.data?.length === 0 && <p>{text(list.nobody)}</p>}
      {people.data && people.data.length > 0 && (
        <RowCard as="ul">
          {people.data.map((person) => (
            <PersonRow key={person.id} person={person} list={list} />
          ))}
        </RowCard>
      )}
      {people.data && !people.isAtEnd && (
        <Acts>
          <Button busy={people.fetching} onClick={fetchNext}>
            {text('follow.more')}
          </Button>
        </Acts>
      )}
    </section>
  );
}

function PersonRow({ person, list }: { person: EntityRef<'user'>; list: PeopleList }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const user = useEntity(person);
  if (!user) return null;
  return (
    <CardRow as="li" className={places.row}>
      <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
      <RowWords className={places.words}>
        <RowTitle>
          <Link href={user.profileUrl} dir="auto">
            {user.fullName}
          </Link>
        </RowTitle>
        <bdi className="muted">@{user.username}</bdi>
      </RowWords>
      <Button
        size="small"
        aria-label={text(list.actName, { name: user.fullName })}
        onClick={() => void dispatch(list.takeBack({ id: person.id, fullName: user.fullName }))}
      >
        {text(list.act)}
      </Button>
    </CardRow>
  );
}
