import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isEscapeOfPage } from '../../lib/is-escape-of-page.ts';
import { navigationHistory } from '../../routing/navigation-history.ts';

/** Goes back to where the person came from, or home when they came from outside; Esc does the same while nothing is open over the page. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const goBack = useCallback(() => {
    if (navigationHistory().previous.length > 0) void navigate(-1);
    else void navigate('/');
  }, [navigate]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEscapeOfPage(event)) goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBack]);
  return goBack;
}
