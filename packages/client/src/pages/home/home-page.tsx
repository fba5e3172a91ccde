import { pagePart } from '../../routing/page-part.tsx';
import { useViewer } from '../../store/hooks.ts';
import { useKeptFeed } from './use-kept-feed.ts';

const signedInHome = pagePart('src/pages/home/signed-in-home.tsx', async () => (await import('./signed-in-home.tsx')).SignedInHome);
const loggedOutHome = pagePart('src/pages/home/logged-out-home.tsx', async () => (await import('./logged-out-home.tsx')).LoggedOutHome);

/** The part of the home page that a viewer sees. */
export const homeParts = (isSignedIn: boolean) => [isSignedIn ? signedInHome : loggedOutHome];

/** `/` and `/homefeed/` (`C2.1`): the feed of a person, or the wall and the way in for everybody else. */
export function HomePage() {
  const isSignedIn = useViewer() !== null;
  useKeptFeed();
  return isSignedIn ? <signedInHome.Component /> : <loggedOutHome.Component />;
}
