import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pinOpened } from '../../store/visits.slice.ts';
import { pinPath } from './pin-path.ts';

/** Opens a pin's page in place, its picture moving there where the browser can and the person wants movement; other clicks stay the browser's. */
export function useOpenPin(id: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const mayMove = useAppSelector((state) => state.appUi.autoplayAllowed);
  return useCallback(
    (event) => {
      dispatch(pinOpened(id));
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(pinPath(id), { viewTransition: mayMove });
    },
    [dispatch, navigate, id, mayMove],
  );
}
