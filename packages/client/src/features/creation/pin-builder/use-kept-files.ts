import { useCallback, useEffect, useRef, useState } from 'react';
import { refuseUnsent } from '../../../api/upload-file.ts';
import { findKeptFiles, forgetFiles, keepFile } from '../../../lib/kept-files.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { isOnItsWay, partsOfDraft, waitsForFile, type Draft, type DraftPicture } from './draft.ts';
import { idsOfLeft } from './left-drafts.ts';
import type { DraftsKept } from './use-draft-sync.ts';

export interface KeptFiles {
  readonly keep: (id: string, file: File) => void;
  /** How many files would be lost with this page, because the browser does not keep them. */
  readonly atRisk: number;
}

interface KeptFilesUse {
  readonly resume: (id: string, file: File) => void;
  /** Makes a draft of a file. */
  readonly adopt: (id: string, file: File) => void;
}

/** Keeps chosen files in this browser until the server has them, and goes on with those of before. */
export function useKeptFiles(
  viewerId: string,
  drafts: readonly Draft[],
  { sync, status, nameOf, isPulled }: DraftsKept,
  { resume, adopt }: KeptFilesUse,
): KeptFiles {
  const notify = useAppDispatch();
  const [unkept, setUnkept] = useState<ReadonlySet<string>>(new Set());
  const held = useRef(new Set<string>());
  const latest = useRef(drafts);
  useEffect(() => {
    latest.current = drafts;
  });

  const keep = useCallback(
    (id: string, file: File) => {
      if (refuseUnsent(file)) return;
      held.current.add(nameOf(id));
      void keepFile(viewerId, nameOf(id), file).then((keeping) => {
        setUnkept((before) => (keeping === 'kept' && !before.has(id) ? before : withOrWithout(before, id, keeping !== 'kept')));
        if (keeping === 'full') notify(toastShown({ kind: 'error', message: 'builder.noRoomToKeep' }));
      });
    },
    [viewerId, nameOf, notify],
  );

  useEffect(() => {
    if (!sync) return undefined;
    let isOver = false;
    const goOn = async () => {
      const files = await findKeptFiles(viewerId);
      if (isOver || files.length === 0) return;
      const parts = new Map(latest.current.flatMap(partsOfDraft).map((part) => [nameOf(part.id), part]));
      for (const { id, file } of files) {
        const part = parts.get(id);
        if (!part || held.current.has(id)) continue;
        held.current.add(id);
        if (waitsForFile(part.picture)) resume(part.id, file);
      }
    };
    void goOn();
    return () => {
      isOver = true;
    };
  }, [sync, viewerId, nameOf, resume]);

  useEffect(() => {
    if (!isPulled) return undefined;
    let isOver = false;
    // A crash may take the drafts that were kept, and leave their files.
    const takeIn = async () => {
      const files = await findKeptFiles(viewerId);
      if (isOver) return;
      const parts = new Map(latest.current.flatMap(partsOfDraft).map((part) => [nameOf(part.id), part]));
      const left = idsOfLeft(localStorage, viewerId);
      for (const { id, file } of files.filter((one) => !held.current.has(one.id) && !left.has(one.id))) {
        held.current.add(id);
        const part = parts.get(id);
        if (!part) adopt(id, file);
        else if (part.picture.kind === 'none' || waitsForFile(part.picture)) resume(part.id, file);
      }
    };
    void takeIn();
    return () => {
      isOver = true;
    };
  }, [isPulled, viewerId, nameOf, resume, adopt]);

  useEffect(() => {
    if (!sync) return;
    const wanted = new Set(
      drafts.flatMap((draft) => {
        const isSaved = sync.isSaved(draft);
        return partsOfDraft(draft).flatMap(({ id, picture }) =>
          waitsForFile(picture) || (hasArrived(picture) && !isSaved) ? [nameOf(id)] : [],
        );
      }),
    );
    const done = [...held.current].filter((name) => !wanted.has(name));
    for (const name of done) held.current.delete(name);
    void forgetFiles(viewerId, done);
  }, [sync, drafts, status, viewerId, nameOf]);

  const atRisk = drafts.flatMap(partsOfDraft).filter(({ id, picture }) => unkept.has(id) && isOnItsWay(picture)).length;
  return { keep, atRisk };
}

function hasArrived(picture: DraftPicture): boolean {
  return picture.kind === 'uploaded' || picture.kind === 'uploading';
}

function withOrWithout(before: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id));
}
