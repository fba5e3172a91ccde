import { InvitedPeopleResource } from '@bowerbird/contract/social/invites/calls.ts';
import type { InvitedPerson } from '@bowerbird/contract/social/invites/schemas.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import { ShareButton } from '../../../shared/share/share-button.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useEntity, useNextPage, useResource, useViewer } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../../../shared/forms/settings-form.module.css';

const none = {};

/** Who signed up by the person's links, and how to hand one on. */
export function InvitedPeople() {
  const text = useText();
  const people = useResource(InvitedPeopleResource.get, none);
  const fetchNext = useNextPage(InvitedPeopleResource.get, none);
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('invites.who')}</h2>
      {people.error && !people.loaded && (
        <>
          <p role="alert">{text(troubleTitle(people.error))}</p>
          <Acts>
            <Button onClick={() => void people.refresh()}>{text('app.tryAgain')}</Button>
          </Acts>
        </>
      )}
      {!people.data && !people.error && <SkeletonText lines={4} />}
      {people.data?.length === 0 && <p>{text('invites.nobody')}</p>}
      {people.data && people.data.length > 0 && (
        <RowCard as="ul">
          {people.data.map((person) => (
            <PersonRow key={person.user.id} person={person} />
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
      <ShareProfile />
    </section>
  );
}

function PersonRow({ person: { user: ref, joined_at } }: { person: Stored<InvitedPerson> }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const user = useEntity(ref);
  if (!user) return null;
  return (
    <CardRow as="li">
      <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
      <RowWords>
        <RowTitle>
          <Link href={user.profileUrl} dir="auto">
            {user.fullName}
          </Link>
        </RowTitle>
        <span className="muted">{text('invites.joined', { when: ageShown(locale, Date.parse(joined_at), now) })}</span>
      </RowWords>
      <FollowUserButton id={user.id} name={user.fullName} size="small" />
    </CardRow>
  );
}

/** The page of the person themselves, to be handed on. */
function ShareProfile() {
  const viewer = useViewer();
  if (!viewer?.id) return null;
  const thing = {
    path: `/${viewer.username}/`,
    title: viewer.full_name ?? '',
    imageUrl: viewer.image_medium_url,
    sends: { user: viewer.id },
  };
  return (
    <Acts>
      <ShareButton thing={thing} />
    </Acts>
  );
}
