import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { StoryBlock, StoryBlockType, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { noStoryThings, type StoryMedia, type StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { isVideoFile } from '../../../api/upload-file.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { makeId } from '../../../lib/make-id.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { editorReducer, firstEditorState } from './editor.reducer.ts';
import { withMedia } from './arrived-media.ts';
import { blockFor } from './new-blocks.ts';
import {
  addBlock,
  addPages,
  changeBlock,
  changePage,
  copyPage,
  movePage,
  putLayer,
  removeBlock,
  removePage,
  withTemplate,
  type Edit,
  type StoryDraft,
} from './story-draft.ts';
import { newStory } from './story-record.ts';
import { pagesOfTemplate, type TemplateName } from './templates.ts';
import { useStoryKeeping } from './use-story-keeping.ts';
import { useStoryUploads } from './use-story-uploads.ts';

/** The same on the server and in the browser, so that the first paint is final. */
const firstStory = newStory('first');
const firstState = firstEditorState(firstStory);

export interface EditorParts {
  readonly viewerId: string;
  readonly draftId: string | null;
  readonly onServerId: (id: string) => void;
}

/** An idea pin in the making, and everything that can be done with it. Each act is one step that can be taken back. */
export function useIdeaEditor({ viewerId, draftId, onServerId }: EditorParts) {
  const text = useText();
  const notify = useAppDispatch();
  const [state, dispatch] = useReducer(editorReducer, firstState);
  const [things, setThings] = useState<StoryThings>(noStoryThings);
  const story = state.history.now;
  const page = story.pages.find(({ id }) => id === state.pageId) ?? story.pages[0]!;
  const block = page.blocks.find(({ id }) => id === state.blockId) ?? null;

  const edit = useCallback(
    (change: Edit, rest: { key?: string; pageId?: string; blockId?: string | null } = {}) =>
      dispatch({ type: 'edited', edit: change, at: performance.now(), ...rest }),
    [],
  );
  const know = useCallback((more: StoryThings) => setThings((before) => joinThings(before, more)), []);

  const onArrived = useCallback(
    (id: string, media: StoryMedia) => {
      know({ ...noStoryThings, media: { [media.signature]: media } });
      dispatch({ type: 'settled', edit: withMedia(id, media) });
    },
    [know],
  );
  const uploads = useStoryUploads(onArrived);
  const kept = useStoryKeeping({
    viewerId,
    draftId,
    story,
    pageId: page.id,
    things,
    onOpened: useCallback(
      (opened: StoryDraft, pageId?: string) => dispatch({ type: 'opened', story: opened, ...(pageId !== undefined && { pageId }) }),
      [],
    ),
    onTheirs: useCallback((change: Edit) => dispatch({ type: 'settled', edit: change }), []),
    onThings: know,
    onServerId,
  });

  const undo = useCallback(() => dispatch({ type: 'undone' }), []);
  const redo = useCallback(() => dispatch({ type: 'redone' }), []);
  const selectBlock = useCallback((blockId: string | null) => dispatch({ type: 'block chosen', blockId }), []);
  const selectPage = useCallback((pageId: string) => dispatch({ type: 'page chosen', pageId }), []);

  const isFull = page.blocks.length >= storyLimits.blocks;
  const canAddPage = story.pages.length < storyLimits.pages;

  const addNewBlock = useCallback(
    (type: StoryBlockType): string | null => {
      if (isFull) {
        notify(toastShown({ kind: 'error', message: 'ideas.pageFull', values: { count: storyLimits.blocks } }));
        return null;
      }
      const id = makeId();
      const words =
        type === 'story_pin_heading_block' ? text('ideas.newHeading') : type === 'story_pin_paragraph_block' ? text('ideas.newText') : '';
      edit(addBlock(page.id, blockFor(page, id, type, words)), { blockId: id });
      return id;
    },
    [edit, isFull, notify, page, text],
  );

  /** Files become blocks of the open page, one each. */
  const addFiles = useCallback(
    (files: readonly File[]) => {
      let filled = page;
      const room = storyLimits.blocks - page.blocks.length;
      if (files.length > room)
        notify(toastShown({ kind: 'error', message: 'ideas.filesLeft', values: { count: files.length - room, most: storyLimits.blocks } }));
      for (const file of files.slice(0, room)) {
        const id = makeId();
        const made = blockFor(filled, id, isVideoFile(file) ? 'story_pin_video_block' : 'story_pin_image_block', '');
        filled = { ...filled, blocks: [...filled.blocks, made] };
        edit(addBlock(page.id, made), { blockId: id });
        uploads.start(id, file);
      }
    },
    [edit, notify, page, uploads],
  );

  const discardBlock = useCallback(
    (id: string) => {
      const at = page.blocks.findIndex((one) => one.id === id);
      const gone = page.blocks[at];
      if (!gone) return;
      edit(removeBlock(page.id, id), { blockId: null });
      const above = page.blocks[at + 1]?.id ?? null;
      const back: Edit = (now) => putLayer(page.id, id, above)(addBlock(page.id, gone)(now));
      const undoId = registerUndo(() => edit(back, { pageId: page.id, blockId: id }));
      notify(toastShown({ kind: 'undoable', message: 'ideas.blockGone', undoId }));
    },
    [edit, notify, page],
  );

  const discardPage = useCallback(
    (id: string) => {
      const at = story.pages.findIndex((one) => one.id === id);
      const gone = story.pages[at];
      if (!gone || story.pages.length < 2) return;
      edit(removePage(id));
      const next = story.pages[at + 1]?.id ?? null;
      const back: Edit = (now) => movePage(id, next)(addPages([gone], null)(now));
      const undoId = registerUndo(() => edit(back, { pageId: id, blockId: null }));
      notify(toastShown({ kind: 'undoable', message: 'ideas.pageGone', undoId }));
    },
    [edit, notify, story.pages],
  );

  const duplicateBlock = useCallback(
    (from: StoryBlock) => {
      if (isFull) return;
      const id = makeId();
      const { left, top } = from.edits;
      const copy = { ...from, id, edits: { ...from.edits, left: Math.min(100, left + 4), top: Math.min(100, top + 4) } };
      edit(addBlock(page.id, copy), { blockId: id });
    },
    [edit, isFull, page.id],
  );

  const addPage = useCallback(() => {
    if (!canAddPage) return;
    const made: StoryPage = { ...newStoryPage(makeId()), backgroundColor: page.backgroundColor };
    edit(addPages([made], page.id), { pageId: made.id, blockId: null });
  }, [canAddPage, edit, page.backgroundColor, page.id]);

  const duplicatePage = useCallback(
    (from: StoryPage) => {
      if (!canAddPage) return;
      const copy = copyPage(from, makeId);
      edit(addPages([copy], from.id), { pageId: copy.id, blockId: null });
    },
    [canAddPage, edit],
  );

  const applyTemplate = useCallback(
    (name: TemplateName) => {
      const made = pagesOfTemplate(name, text, makeId);
      edit(withTemplate(name, made), { pageId: made[0]!.id, blockId: null });
    },
    [edit, text],
  );

  // Work that no browser could keep is asked about before it is lost.
  const isUnkept = kept.status === 'stuck' || Object.values(uploads.running).some(({ failure }) => !failure);
  useEffect(() => {
    if (!isUnkept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);

  return useMemo(
    () => ({
      story,
      page,
      block,
      things,
      kept,
      uploads,
      know,
      edit,
      undo,
      redo,
      canUndo: state.history.past.length > 0,
      canRedo: state.history.future.length > 0,
      selectBlock,
      selectPage,
      addNewBlock,
      addFiles,
      discardBlock,
      discardPage,
      duplicateBlock,
      addPage,
      duplicatePage,
      canAddPage,
      applyTemplate,
      changeBlock: (id: string, change: (now: StoryBlock) => StoryBlock, key?: string) =>
        edit(changeBlock(page.id, id, change), key === undefined ? {} : { key: `${key} ${id}` }),
      changePage: (change: (now: StoryPage) => StoryPage, key?: string) =>
        edit(changePage(page.id, change), key === undefined ? {} : { key: `${key} ${page.id}` }),
    }),
    // prettier-ignore
    [story, page, block, things, kept, uploads, know, edit, undo, redo, state.history, selectBlock, selectPage, addNewBlock, addFiles,
      discardBlock, discardPage, duplicateBlock, addPage, duplicatePage, canAddPage, applyTemplate],
  );
}

export type IdeaEditorInHand = ReturnType<typeof useIdeaEditor>;

function joinThings(one: StoryThings, other: StoryThings): StoryThings {
  return {
    media: { ...one.media, ...other.media },
    products: { ...one.products, ...other.products },
    people: { ...one.people, ...other.people },
    comments: { ...one.comments, ...other.comments },
  };
}
