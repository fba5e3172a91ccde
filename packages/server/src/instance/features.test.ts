import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Feature } from '../feature.ts';
import { features } from './features.ts';

const SERVER = join(import.meta.dirname, '..');
const CONTRACT = join(SERVER, '../../contract/src');

/** The values of files, by the folder that they stand in (`pinning/boards`). */
async function valuesOf(pattern: string, root: string): Promise<[folder: string, values: unknown[]][]> {
  const files = globSync(pattern, { cwd: root, exclude: ['core/**'] });
  return Promise.all(
    files.map(async (file) => [dirname(file), Object.values((await import(join(root, file))) as Record<string, unknown>)] as const),
  ).then((read) => read.map(([folder, values]) => [folder, values]));
}

const isFeature = (value: unknown): value is Feature =>
  typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string' && !('place' in value);

/** The calls and streams of a file of the contract: streams and REST calls by themselves, resources with their verbs. */
function namesOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    return ('access' in value ? [value] : Object.values(value)).map((call) => (call as { name: string }).name);
  });
}

const answeredBy = ({ handlers = [], streams = [] }: Feature): string[] => [
  ...handlers.map(({ endpoint }) => endpoint.name),
  ...streams.map(({ stream }) => stream.name),
];

describe('the features of the instance', () => {
  it('are all that the folders hold, so that none is written and forgotten', async () => {
    const found = (await valuesOf('*/*/index.ts', SERVER)).flatMap(([folder, values]) =>
      values.filter(isFeature).map((feature) => ({ folder, feature })),
    );
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ feature }) => !features.includes(feature)).map(({ folder }) => folder)).toEqual([]);
  });

  it('answer every call that the contract declares, in the folder of the same name', async () => {
    const declared = (await valuesOf('*/*/calls.ts', CONTRACT)).flatMap(([folder, values]) =>
      namesOf(values).map((name) => `${folder} ${name}`),
    );
    const answered = (await valuesOf('*/*/index.ts', SERVER)).flatMap(([folder, values]) =>
      values.filter(isFeature).flatMap((feature) => answeredBy(feature).map((name) => `${folder} ${name}`)),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(answered.toSorted()).toEqual(declared.toSorted());
  });
});
