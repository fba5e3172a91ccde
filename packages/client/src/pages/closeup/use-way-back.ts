import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { navigationHistory } from '../../routing/navigation-history.ts';

const OPEN_OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Goes back to where the person came from, or home when they came from outside; Esc does the same while nothing is open over the page. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const goBack = useCallback(() => {
    if (navigationHistory().previous.length > 0) void navigate(-1);
    else void navigate('/');
  }, [navigate]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OPEN_OVER_THE_PAGE) || isTyping(event.target)) return;
      goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBack]);
  return goBack;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
