import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { makeId } from '../../../lib/make-id.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { emptyDraft, isBlank, splitRefused, type Draft } from './draft.ts';
import { draftsReducer, firstState } from './drafts.reducer.ts';
import { loadDrafts, saveDrafts } from './draft-storage.ts';
import { useUploads } from './use-uploads.ts';

/** The pins being made by somebody, kept through a reload, and everything that can be done with them. */
export function useDrafts(viewerId: string) {
  const notify = useAppDispatch();
  const [state, dispatch] = useReducer(draftsReducer, firstState);
  const [isKept, setKept] = useState(false);
  const isRestored = useRef(false);
  const uploads = useUploads(dispatch);
  const { drafts, refused } = splitRefused(state.drafts);
  const selected = drafts.find((draft) => draft.id === state.selectedId) ?? drafts[0]!;

  useEffect(() => {
    const kept = loadDrafts(sessionStorage, viewerId);
    if (kept) dispatch({ type: 'restored', state: kept });
  }, [viewerId]);
  useEffect(() => {
    // The first run still has the blank state of the first paint: keeping it would lose what is about to be restored.
    if (isRestored.current) setKept(saveDrafts(sessionStorage, viewerId, state));
    isRestored.current = true;
  }, [viewerId, state]);

  const change = useCallback((id: string, changes: Partial<Omit<Draft, 'id'>>) => dispatch({ type: 'changed', id, changes }), []);

  const addFiles = (files: readonly File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    const isFree = selected.picture.kind === 'none';
    // The open draft takes the first file before the others come: a blank one would make room for them.
    if (isFree) uploads.start(selected.id, first);
    const rest = isFree ? others : files;
    const fresh = rest.map(() => emptyDraft(makeId(), selected));
    if (fresh.length > 0) dispatch({ type: 'added', drafts: fresh });
    fresh.forEach((draft, index) => uploads.start(draft.id, rest[index]!));
    if (isFree) dispatch({ type: 'selected', id: selected.id });
  };

  const addWebPictures = (pictures: readonly PagePicture[], pageUrl: string) => {
    const drafts = pictures.map((picture, index): Draft => {
      const base = index === 0 && selected.picture.kind === 'none' ? selected : emptyDraft(makeId(), selected);
      return {
        ...base,
        picture: { kind: 'web', url: picture.preview_url, sourceUrl: picture.url, width: picture.width ?? 0, height: picture.height ?? 0 },
        title: base.title || cut(picture.title, textLimits.pinTitle),
        description: base.description || cut(picture.description, textLimits.pinDescription),
        link: base.link || cut(pageUrl, textLimits.link),
        altText: base.altText || cut(picture.alt, textLimits.altText),
      };
    });
    const [first] = drafts;
    if (first?.id === selected.id) dispatch({ type: 'changed', id: first.id, changes: first });
    const fresh = drafts.filter((draft) => draft.id !== selected.id);
    if (fresh.length > 0) dispatch({ type: 'added', drafts: fresh });
    if (first) dispatch({ type: 'selected', id: first.id });
  };

  const settle = (id: string) => {
    uploads.forget(id);
    dispatch({ type: 'removed', id, nextId: makeId() });
  };

  /** Takes a draft away; for ten seconds it can come back. A file that was on its way has to be chosen again. */
  const discard = (draft: Draft) => {
    settle(draft.id);
    const isUnsent = draft.picture.kind === 'uploading' || draft.picture.kind === 'failed';
    const back: Draft = isUnsent ? { ...draft, picture: { kind: 'none' } } : draft;
    notify(
      toastShown({
        kind: 'undoable',
        message: 'builder.draftGone',
        undoId: registerUndo(() => dispatch({ type: 'added', drafts: [back] })),
      }),
    );
  };

  /** Breaks an upload off; a draft that has nothing else in it goes with it, when there are others. */
  const cancelUpload = (draft: Draft) => {
    const rest: Draft = { ...draft, picture: { kind: 'none' }, problems: {} };
    if (isBlank(rest) && drafts.length > 1) return settle(draft.id);
    uploads.forget(draft.id);
    change(draft.id, rest);
  };

  return {
    drafts,
    refused,
    selected,
    isKept,
    select: (id: string) => dispatch({ type: 'selected', id }),
    change,
    addFiles,
    addWebPictures,
    replaceFile: uploads.start,
    retry: uploads.retry,
    previewOf: uploads.previewOf,
    cancelUpload,
    discard,
    settle,
  };
}

export type DraftsInHand = ReturnType<typeof useDrafts>;

function cut(text: string, limit: number): string {
  return Array.from(text.trim()).slice(0, limit).join('');
}
