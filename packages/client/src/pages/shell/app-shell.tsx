import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { pageGroupOf } from '@bowerbird/domain/page-group.ts';
import type { RouteDefinition } from '../../routing/define-route.ts';
import { pagePart, type PagePart } from '../../routing/page-part.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useViewer } from '../../store/hooks.ts';
import { SkipLink } from '../../ui/shell/skip-link.tsx';

const signedInShell = pagePart('src/pages/shell/signed-in-shell.tsx', async () => (await import('./signed-in-shell.tsx')).SignedInShell);
const loggedOutShell = pagePart(
  'src/pages/shell/logged-out-shell.tsx',
  async () => (await import('./logged-out-shell.tsx')).LoggedOutShell,
);

/** The part of the shell that a viewer sees. */
export const shellParts = (isSignedIn: boolean): readonly Pick<PagePart, 'key' | 'load'>[] => [isSignedIn ? signedInShell : loggedOutShell];

/** The shell around a page: rail, bars and search for signed-in people, a header for everybody else, nothing on bare pages. */
export function AppShell({ children }: { children: ReactNode }) {
  const text = useText();
  const viewer = useViewer();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const definition = useMatches().at(-1)?.handle as RouteDefinition | undefined;
  const group = pageGroupOf(device, viewer !== null);
  return (
    <div data-page-group={group} data-device={device}>
      <SkipLink label={text('app.skip')} />
      {definition?.bare ? (
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      ) : viewer ? (
        <signedInShell.Component viewer={viewer}>{children}</signedInShell.Component>
      ) : (
        <loggedOutShell.Component>{children}</loggedOutShell.Component>
      )}
    </div>
  );
}
