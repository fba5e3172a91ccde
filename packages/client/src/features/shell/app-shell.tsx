import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { pageGroupOf } from '@bowerbird/domain/page-group.ts';
import type { RouteDefinition } from '../../routing/define-route.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useViewer } from '../../store/hooks.ts';
import { SkipLink } from '../../ui/shell/skip-link.tsx';
import { LoggedOutShell } from './logged-out-shell.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

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
      {definition?.bare ? <main id="content" tabIndex={-1}>{children}</main> : viewer ? <SignedInShell viewer={viewer}>{children}</SignedInShell> : <LoggedOutShell>{children}</LoggedOutShell>}
    </div>
  );
}
