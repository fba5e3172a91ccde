import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import type { RouteDefinition } from '../../routing/define-route.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pageVisited } from '../../store/visits.slice.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { ServerErrorPage } from './server-error-page.tsx';
import { useWindowTitle } from '../../routing/use-window-title.ts';

/** Shows a page, or what stands in its place when the resource it stands on is not to be had; keeps the window's title. */
export function PageFrame({ definition }: { definition: RouteDefinition }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const params = useParams();
  const location = useLocation();
  const input = { params, search: new URLSearchParams(location.search) };
  const primary = useAppSelector((state) => definition.primary?.(input, state) ?? null);
  const isAbsent = definition.exists?.(input) === false;
  const isInTrouble = isAbsent || Boolean(primary?.error && !primary.loaded);
  const title = useAppSelector((state) => (definition.head && !isInTrouble ? definition.head(input, state, text).title : null));
  const isSignedIn = useAppSelector((state) => state.session.isAuthenticated);

  useWindowTitle(title);
  useEffect(() => {
    if (isSignedIn) return;
    dispatch(pageVisited({ path: location.pathname, pageType: definition.pageType, ts: Math.floor(Date.now() / 1000) }));
  }, [dispatch, isSignedIn, location.pathname, definition.pageType]);

  if (isAbsent) return <NotFoundPage />;
  if (primary?.error && isInTrouble) {
    const status = primary.error.record?.http_status;
    return status !== undefined && status < 500 ? <NotFoundPage /> : <ServerErrorPage error={primary.error} />;
  }
  return <definition.Page key={location.pathname} />;
}
