import { useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { bringWords } from '../../../i18n/use-words.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';

/** Watches what the viewer saves, and now and then offers more that goes with it (`C3.24`); draws nothing itself. */
export function IdeasOffer() {
  const i18n = useI18n();
  const dispatch = useAppDispatch();
  const last = useViewer()?.last_repin_id ?? null;
  const known = useRef(last);
  useEffect(() => {
    if (last === null || last === known.current) return;
    known.current = last;
    import('./offer-ideas.ts').then(
      ({ noteSave }) => dispatch(noteSave(last, () => bringWords(i18n, 'saving'))),
      // An offer that does not load is none.
      () => undefined,
    );
  }, [last, dispatch, i18n]);
  return null;
}
