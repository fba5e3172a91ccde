import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How far the demo content of an instance is; absent when it was never asked for. */
export type DemoState = 'making' | 'made' | 'removed';

export async function readDemoState(dataDir: string): Promise<DemoState | undefined> {
  const text = await readFile(join(dataDir, 'demo.state'), 'utf8').catch(() => '');
  return (['making', 'made', 'removed'] as const).find((state) => state === text.trim());
}

export async function writeDemoState(dataDir: string, state: DemoState): Promise<void> {
  const path = join(dataDir, 'demo.state');
  await writeFile(`${path}.new`, `${state}\n`, { flush: true });
  await rename(`${path}.new`, path);
}
