import { useEffect } from 'react';
import { ORIENTATION_RESIZE_MILLISECONDS, RESIZE_DEBOUNCE_MILLISECONDS, viewportSizeOf } from '@bowerbird/domain/viewport.ts';
import { autoplayAllowedChanged, focusChanged, viewportSizeChanged } from '../../store/app-ui.slice.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** Keeps what the store knows of the window: its class of width, whether it has the person's attention, whether things may move. */
export function ViewportKeeper() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: number | undefined;
    const measure = () => dispatch(viewportSizeChanged(viewportSizeOf(window.innerWidth)));
    const later = (milliseconds: number) => () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, milliseconds);
    };
    const onResize = later(RESIZE_DEBOUNCE_MILLISECONDS);
    const onTurn = later(ORIENTATION_RESIZE_MILLISECONDS);
    const onVisibility = () => dispatch(focusChanged(document.visibilityState === 'visible'));
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => dispatch(autoplayAllowedChanged(!motion.matches));
    measure();
    onMotion();
    window.addEventListener('resize', onResize);
    window.screen.orientation?.addEventListener('change', onTurn);
    document.addEventListener('visibilitychange', onVisibility);
    motion.addEventListener('change', onMotion);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
      window.screen.orientation?.removeEventListener('change', onTurn);
      document.removeEventListener('visibilitychange', onVisibility);
      motion.removeEventListener('change', onMotion);
    };
  }, [dispatch]);
  return null;
}
