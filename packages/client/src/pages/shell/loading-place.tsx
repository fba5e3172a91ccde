import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { pageCovered } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { LoadingOverlay } from '../../ui/spinner/spinner.tsx';

/** Covers the page while the account in use changes, because nothing on it would do what it says (`C2.29`). */
export function LoadingPlace() {
  const text = useText();
  const dispatch = useAppDispatch();
  const isCovered = useAppSelector((state) => state.appUi.isCovered);
  useEffect(() => {
    // A page that the browser kept is shown again by the way back, as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && dispatch(pageCovered(false));
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [dispatch]);
  return isCovered ? <LoadingOverlay page label={text('app.loading')} /> : null;
}
