import type { ProfilePage, WithContext } from 'schema-dts';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, counter, nameOf, personOf, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import { isWholeUser } from '../../features/people/users/index.ts';
import { selectUser } from './profile-route.ts';

/** What a profile says to machines: who it is about, and the way to it. */
export function profileStructuredData(input: RouteInput, state: RootState, site: Site): StructuredData[] {
  const user = selectUser(input, state);
  if (!isWholeUser(user)) return [];
  const page: WithContext<ProfilePage> = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.absolute(user.profileUrl),
    mainEntity: {
      ...personOf(user, site),
      identifier: user.id,
      description: user.about || undefined,
      image: user.imageLargeUrl === null ? undefined : site.absolute(user.imageLargeUrl),
      // An address that nobody proved to be theirs is no other self of theirs.
      sameAs: user.domainVerified && user.domainUrl !== null ? user.domainUrl : undefined,
      interactionStatistic: counter('FollowAction', user.followerCount),
      agentInteractionStatistic: counter('WriteAction', user.pinCount ?? 0),
    },
  };
  return [page, breadcrumbs([{ name: nameOf(user), path: user.profileUrl }], site)];
}
