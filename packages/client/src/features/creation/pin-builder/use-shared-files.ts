import { useEffect, useRef } from 'react';
import { takeSharedFiles } from '../../../lib/shared-files.ts';

/** Takes what another app shared, or what was pasted or dropped on another page. */
export function useSharedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    takeSharedFiles().then(
      (files) => files.length > 0 && latest.current(files),
      () => undefined,
    );
  }, []);
}
