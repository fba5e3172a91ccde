import { useViewer } from '../../store/hooks.ts';
import { LoggedOutHome } from './logged-out-home.tsx';
import { SignedInHome } from './signed-in-home.tsx';

/** `/` and `/homefeed/` (`C2.1`): the feed of a person, or the wall and the way in for everybody else. */
export function HomePage() {
  return useViewer() ? <SignedInHome /> : <LoggedOutHome />;
}
