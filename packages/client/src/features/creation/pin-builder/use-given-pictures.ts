import { useEffect, useRef, useState } from 'react';

interface Takers {
  readonly onFiles: (files: File[]) => void;
  readonly onAddress: (address: string) => void;
}

/** Takes what is dropped on the page or pasted into it: files, or the address of a page. Tells whether something hovers over it. */
export function useGivenPictures(takers: Takers): boolean {
  const [hovers, setHovers] = useState(false);
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  });

  useEffect(() => {
    let depth = 0;
    const hover = (by: number) => {
      depth = Math.max(0, depth + by);
      setHovers(depth > 0);
    };
    const onEnter = (event: DragEvent) => isGift(event.dataTransfer) && hover(1);
    const onLeave = (event: DragEvent) => isGift(event.dataTransfer) && hover(-1);
    const onOver = (event: DragEvent) => isGift(event.dataTransfer) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      hover(-depth);
      if (take(event.dataTransfer, latest.current)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null;
      const hasFiles = (event.clipboardData?.files.length ?? 0) > 0;
      if ((hasFiles || !isTyping) && take(event.clipboardData, latest.current)) event.preventDefault();
    };
    document.addEventListener('dragenter', onEnter);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('dragover', onOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragenter', onEnter);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return hovers;
}

function isGift(data: DataTransfer | null): boolean {
  return data !== null && (data.types.includes('Files') || data.types.includes('text/uri-list'));
}

function take(data: DataTransfer | null, { onFiles, onAddress }: Takers): boolean {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) {
    onFiles(files);
    return true;
  }
  const address = (data?.getData('text/uri-list') || data?.getData('text/plain') || '').trim().split('\n')[0] ?? '';
  if (!/^https?:\/\/\S+$/i.test(address)) return false;
  onAddress(address);
  return true;
}
