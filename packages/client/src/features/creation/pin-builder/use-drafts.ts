import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { makeId } from '../../../lib/make-id.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { cut } from './cut-text.ts';
import { copyOf, emptyDraft, emptySlide, isBlank, noPicture, splitRefused, type Draft } from './draft.ts';
import { lastingProblems, stoppedPicture } from './draft-storage.ts';
import { filledWith, hasRoomFor, type GivenWords } from './given-words.ts';
import { noteChange, stepOf, type DraftHistory } from './draft-history.ts';
import { draftsReducer } from './drafts.reducer.ts';
import { useDraftSync } from './use-draft-sync.ts';
import { useGivenDrafts } from './use-given-drafts.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { useRemovedDrafts } from './use-removed-drafts.ts';
import { useUploads } from './use-uploads.ts';

/** The pins that somebody makes, and everything that can be done with them. They are kept on the server as they are typed. */
export function useDrafts(viewerId: string) {
  const notify = useAppDispatch();
  const given = useGivenDrafts();
  const [state, dispatch] = useReducer(draftsReducer, given.state);
  const uploads = useUploads(dispatch, state.drafts);
  const kept = useDraftSync(viewerId, given, state, dispatch);
  const { resume } = uploads;
  const adopt = useCallback(
    (id: string, file: File) => {
      dispatch({ type: 'added', drafts: [emptyDraft(id)] });
      resume(id, file);
    },
    [resume],
  );
  const files = useKeptFiles(viewerId, state.drafts, kept, { resume, adopt });
  const send = (id: string, file: File) => {
    uploads.start(id, file);
    files.keep(id, file);
  };
  const { drafts, refused } = splitRefused(state.drafts);
  const selected = drafts.find((draft) => draft.id === state.selectedId) ?? drafts[0]!;

  const [histories, setHistories] = useState<Readonly<Record<string, DraftHistory | undefined>>>({});
  const latest = useRef(state.drafts);
  useEffect(() => {
    latest.current = state.drafts;
  });

  const change = useCallback((id: string, changes: Partial<Omit<Draft, 'id'>>) => {
    const draft = latest.current.find((one) => one.id === id);
    if (draft) setHistories((before) => ({ ...before, [id]: noteChange(before[id], draft, changes, Date.now()) }));
    dispatch({ type: 'changed', id, changes });
  }, []);
  useEffect(() => {
    const onOnline = () => {
      for (const { id, problems } of latest.current) {
        if (problems.pin?.id === 'builder.networkDropped')
          dispatch({ type: 'changed', id, changes: { problems: lastingProblems(problems) } });
      }
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const removed = useRemovedDrafts((back) => dispatch({ type: 'added', drafts: back }));
  const history = histories[selected.id];
  const hasPast = (history?.steps.past.length ?? 0) > 0;
  /** A removal is undone before what was changed earlier, whichever draft is open. */
  const isRemovalNext = removed.latestAt !== null && (!hasPast || removed.latestAt >= history!.at);
  const step = (way: 'undo' | 'redo') => {
    if (way === 'undo' && isRemovalNext) return removed.bringBackLatest();
    if (!history) return;
    const { history: next, changes } = stepOf(history, selected, way);
    setHistories((before) => ({ ...before, [selected.id]: next }));
    dispatch({ type: 'changed', id: selected.id, changes });
  };

  const addFiles = (chosen: readonly File[], isFree = selected.picture.kind === 'none', words: Partial<GivenWords> = {}) => {
    const [first, ...others] = chosen;
    if (!first) return;
    // The open draft takes the first file before the others come: a blank one would make room for them.
    if (isFree) {
      if (Object.keys(words).length > 0) change(selected.id, words);
      send(selected.id, first);
    }
    const rest = isFree ? others : chosen;
    const fresh = rest.map(() => ({ ...emptyDraft(makeId(), selected), ...words }));
    if (fresh.length > 0) dispatch({ type: 'added', drafts: fresh });
    fresh.forEach((draft, index) => send(draft.id, rest[index]!));
    if (isFree) dispatch({ type: 'selected', id: selected.id });
  };

  /** Files that come from elsewhere, with what is said of them: they are no pictures of a draft that somebody began. */
  const addSharedFiles = (chosen: readonly File[], words: GivenWords | null = null) =>
    addFiles(chosen, isBlank(selected), words === null ? {} : filledWith(words));

  /** More pictures for the open pin, which makes it a carousel. */
  const addSlides = (chosen: readonly File[]) => {
    const slides = chosen.map(() => emptySlide(makeId()));
    change(selected.id, { slides: [...selected.slides, ...slides] });
    slides.forEach((slide, index) => send(slide.id, chosen[index]!));
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

  /** Words of a page without its pictures: the open draft takes them, or one of their own where they would replace something. */
  const addWords = (words: GivenWords) => {
    if (hasRoomFor(selected, words)) return change(selected.id, filledWith(words));
    dispatch({ type: 'added', drafts: [{ ...emptyDraft(makeId(), selected), ...filledWith(words) }] });
  };

  /** Lets go of a draft here; the server keeps it or not, as it is. */
  const settle = (id: string) => {
    uploads.forget(id);
    kept.sync?.forget(id);
    dispatch({ type: 'removed', id, nextId: makeId() });
  };

  /** Goes on with a draft that is none any more elsewhere. What is out already becomes another pin, because the first one stands. */
  const keepGone = (id: string) => {
    const draft = drafts.find((one) => one.id === id);
    if (kept.gone[id]?.pinId == null || !draft) return kept.sync?.revive(id);
    const copy: Draft = {
      ...draft,
      id: makeId(),
      picture: stoppedPicture(draft.picture),
      scheduledTs: null,
      hasFailed: false,
      problems: {},
    };
    settle(id);
    dispatch({ type: 'added', drafts: [copy] });
  };

  /** The same pins once more, behind the others. */
  const duplicate = (originals: readonly Draft[]): readonly Draft[] => {
    const copies = originals.map((draft) => copyOf(draft, makeId));
    dispatch({ type: 'added', drafts: copies });
    return copies;
  };

  /** Puts a draft before another, or at the end; the server keeps the order. */
  const move = (id: string, before: string | null) => {
    const others = drafts.filter((draft) => draft.id !== id).map((draft) => draft.id);
    const ids = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
    dispatch({ type: 'ordered', ids });
    kept.sync?.order(ids).catch((error: unknown) => notify(failureShown(error, 'builder.orderNotKept')));
  };

  /** Takes drafts away; all of them can come back while the page is open. A file that was on its way has to be chosen again. */
  const discard = (gone: readonly Draft[]) => {
    for (const { id } of gone) {
      kept.sync?.remove(id);
      settle(id);
    }
    const back = gone.map((draft): Draft => {
      const isUnsent = draft.picture.kind === 'uploading' || draft.picture.kind === 'failed';
      return isUnsent ? { ...draft, picture: { kind: 'none' } } : draft;
    });
    notify(
      toastShown({
        kind: 'undoable',
        message: 'builder.draftsGone',
        values: { count: gone.length },
        undoId: registerUndo(removed.note(back)),
      }),
    );
  };

  /** Breaks an upload off; a draft that has nothing else in it goes with it, when there are others. */
  const cancelUpload = (draft: Draft) => {
    const rest: Draft = { ...draft, ...noPicture, captions: [], problems: {} };
    if (isBlank(rest) && drafts.length > 1) {
      kept.sync?.remove(draft.id);
      uploads.abandon(draft.id);
      return settle(draft.id);
    }
    uploads.abandon(draft.id);
    change(draft.id, rest);
  };

  return {
    drafts,
    refused,
    selected,
    kept,
    /** How many files would be lost with this page. */
    atRisk: files.atRisk,
    select: (id: string) => dispatch({ type: 'selected', id }),
    change,
    /** Undo and redo in the open draft, and the way back of drafts that were taken away. */
    steps: { canUndo: hasPast || removed.latestAt !== null, canRedo: (history?.steps.future.length ?? 0) > 0, step },
    addFiles: (chosen: readonly File[]) => addFiles(chosen),
    addSharedFiles,
    addSlides,
    /** Breaks uploads off, and lets go of the files that were chosen. */
    forgetFiles: (ids: readonly string[]) => ids.forEach(uploads.forget),
    addWebPictures,
    addWords,
    /** Another picture; the tags, captions and changes of the one before go with that (`B4.9`). */
    replaceFile: (id: string, file: File) => {
      const owner = drafts.find(({ slides }) => slides.some((slide) => slide.id === id));
      if (owner) change(owner.id, { slides: owner.slides.map((slide) => (slide.id === id ? { ...slide, tags: [], edits: null } : slide)) });
      else change(id, { tags: [], captions: [], edits: null });
      send(id, file);
    },
    retry: uploads.retry,
    editVideo: uploads.editVideo,
    previewOf: uploads.previewOf,
    cancelUpload,
    move,
    duplicate,
    discard,
    settle,
    keepGone,
  };
}

export type DraftsInHand = ReturnType<typeof useDrafts>;
