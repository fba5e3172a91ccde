import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { useEntity, useResource, useViewer } from '../../store/hooks.ts';
import { isWholeUser } from '../../features/people/users/index.ts';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { PictureSection } from '../../features/pinning/profile-pictures/index.ts';
import { ProfileForm } from '../../features/people/users/index.ts';

/** What everybody sees of the person. */
export function ProfileSections() {
  const viewer = useViewer();
  const { data } = useResource(UserResource.get, viewer?.username ? { username: viewer.username } : null);
  const user = useEntity(data);
  if (!isWholeUser(user)) return <SkeletonText lines={6} />;
  return (
    <>
      <PictureSection user={user} />
      <ProfileForm key={user.username} user={user} />
    </>
  );
}
