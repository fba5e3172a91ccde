import { useState } from 'react';
import { translateComment } from '@bowerbird/contract/social/translations/calls.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { StoredComment } from './stored-comment.ts';

/**
 * Shows a comment in the viewer's language, and its own words again. What fails says nothing (`C8.7`). It stores the empty text
 * (`C4.12`), in whose place the words of the comment stand.
 */
export function useTranslation({ type, id, text, translatedText }: StoredComment) {
  const dispatch = useAppDispatch();
  const [isRunning, setRunning] = useState(false);
  const show = (translated: string | null) => dispatch(entityPatched({ type, id, changes: { translatedText: translated } }));
  const translate = async () => {
    setRunning(true);
    const translated = await dispatch(call(translateComment, { id })).catch(() => '');
    setRunning(false);
    if (translated === text) dispatch(toastShown({ kind: 'done', message: 'comments.sameLanguage' }));
    else show(translated);
  };
  return { isRunning, translated: translatedText || null, translate, showOriginal: () => show(null) };
}
