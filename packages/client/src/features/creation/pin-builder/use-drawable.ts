import { useState } from 'react';

/**
 * Where to show a picture from: the chosen file as the browser has it, else what the server made of it. Films, and formats that the
 * browser cannot draw, wait for the server; until then there is nothing.
 */
export function useDrawable(previewUrl: string | null, kept: string | null): { readonly src: string | null; readonly onError: () => void } {
  const [undrawable, setUndrawable] = useState<string | null>(null);
  return { src: previewUrl !== null && previewUrl !== undrawable ? previewUrl : kept, onError: () => setUndrawable(previewUrl) };
}
