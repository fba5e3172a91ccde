/** Where the worker and pages keep files for the builder; this browser alone has them. */
const CACHE = 'shared-files';

/** Keeps files until the builder takes them; false where this browser keeps none, as over plain http. */
export async function keepSharedFiles(files: readonly File[]): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open(CACHE);
  for (const [index, file] of files.entries()) {
    const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) };
    await cache.put(`/shared-files/${Date.now()}-${index}`, new Response(file, { headers }));
  }
  return true;
}

/** Takes what was kept, once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request);
      if (!kept) return [];
      const blob = await kept.blob();
      return [new File([blob], decodeURIComponent(kept.headers.get('X-Name') ?? ''), { type: blob.type })];
    }),
  );
  await caches.delete(CACHE);
  return files.flat();
}
