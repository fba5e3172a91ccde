import { buildClientIfStale } from '@bowerbird/app/boot/client-build.ts';

/** Builds the pages once for the run: files that play side by side would build them twice, into one folder. */
export default async function setup(): Promise<void> {
  await buildClientIfStale(() => {}, new AbortController().signal);
}
