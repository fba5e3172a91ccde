import { useEffect, useRef, useState } from 'react';
import { ImportsResource, uploadImport, type UploadedImport } from '@bowerbird/contract/creation/imports/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { sendFile, type RunningUpload } from '../../../api/upload-file.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { useAction } from '../../../store/hooks.ts';
import { oneFileOf } from './one-file.ts';
import type { PlacedFile } from './zip-pictures.ts';
import { importFailureWords } from './import-failure-words.ts';

export interface ImportUpload {
  readonly name: string;
  readonly sent: number;
  readonly total: number;
}

/** How many pictures of a folder are put together. */
export interface ImportPacking {
  readonly packed: number;
  readonly pictures: number;
}

/** Sends one file and has it read; tells how far it is. */
export function useImportUpload(onMade: (id: string) => void) {
  const [upload, setUpload] = useState<ImportUpload | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const running = useRef<RunningUpload<UploadedImport> | null>(null);
  /** Pictures of a folder are read and put together. */
  const preparing = useRef<AbortController | null>(null);
  const [packing, setPacking] = useState<ImportPacking | null>(null);
  const create = useAction(ImportsResource.create);
  useEffect(
    () => () => {
      running.current?.cancel();
      preparing.current?.abort();
    },
    [],
  );

  const send = async (file: File): Promise<void> => {
    if (running.current) return;
    const refused = refuseUnsent(file);
    setFailure(refused);
    if (refused) return;
    setUpload({ name: file.name, sent: 0, total: file.size });
    const onProgress = (sent: number, total: number) => setUpload({ name: file.name, sent, total });
    running.current = sendFile<UploadedImport>(uploadImport, { field: 'file', file, onProgress });
    try {
      const { upload_id } = await running.current.done;
      onMade((await create({ upload_id })).id);
    } catch (error) {
      setFailure(importFailureWords(toCallError(error)));
    } finally {
      running.current = null;
      setUpload(null);
    }
  };
  /** Takes what somebody gave: one file, or pictures that come together. */
  const bring = async (given: readonly PlacedFile[] | Promise<readonly PlacedFile[]>): Promise<void> => {
    if (running.current || preparing.current) return;
    const stop = new AbortController();
    preparing.current = stop;
    const onBegun = (pictures: number) => {
      setPacking({ packed: 0, pictures });
      return { signal: stop.signal, onPacked: (packed: number) => stop.signal.aborted || setPacking({ packed, pictures }) };
    };
    setFailure(null);
    try {
      const files = await given;
      const file = files.length === 0 ? null : await oneFileOf(files, onBegun);
      if (stop.signal.aborted) return;
      setPacking(null);
      if (file instanceof File) await send(file);
      else setFailure(file);
    } catch {
      // A file that was moved or may not be read.
      if (!stop.signal.aborted) setFailure({ id: 'imports.notReadable' });
    } finally {
      // What was stopped may end after something else was given.
      if (preparing.current === stop) preparing.current = null;
      if (!stop.signal.aborted) setPacking(null);
    }
  };
  const cancel = () => {
    preparing.current?.abort();
    preparing.current = null;
    setPacking(null);
    running.current?.cancel();
    running.current = null;
    setUpload(null);
  };
  return { upload, packing, failure, bring, cancel };
}

function refuseUnsent({ size }: File): Words | null {
  if (size === 0) return { id: 'imports.emptyFile' };
  return size > importLimits.bytes ? { id: 'imports.fileTooLarge' } : null;
}
