import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClassifier, switchFile, type Classifier } from './index.ts';

/**
 * Speaks as the add-on's program does. The first byte of a picture is its score, but for four: 255 ends the program, and 254 is
 * a picture that it cannot look at. 250 asks the network and 251 looks at the environment.
 */
const FAKE = `import { createInterface } from 'node:readline';
console.log('A library greets.');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, pixels } = JSON.parse(line);
  const [first] = Buffer.from(pixels, 'base64');
  if (first === 255) process.exit(1);
  let score = first / 100;
  if (first === 250) score = await fetch('http://127.0.0.1:50009/').then(() => 1, ({ cause }) => (cause?.code === 'ERR_ACCESS_DENIED' ? 0.25 : 1));
  if (first === 251) score = Object.keys(process.env).filter((name) => name !== 'LANG').length === 0 ? 0.5 : 1;
  console.log(JSON.stringify({ id, score: first === 254 ? null : score }));
}`;

describe('the classifier', () => {
  let folder: string;
  let program: string;
  let classifier: Classifier;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-classifier-'));
    program = join(folder, 'fake.mjs');
    await writeFile(program, FAKE);
    classifier = createClassifier({ folder, program });
  });
  afterEach(() => classifier.close());
  afterAll(() => rm(folder, { recursive: true }));
  const rate = (first: number) => classifier.rate(Uint8Array.from([first, 0, 0]));

  it('is off until it is installed, and on without a start', async () => {
    expect(classifier.isOn()).toBe(false);
    await writeFile(switchFile(folder), '{}');
    expect(classifier.isOn()).toBe(true);
    await rm(switchFile(folder));
    expect(classifier.isOn()).toBe(false);
  });

  it('tells the scores of pictures that are asked about at once', async () => {
    expect(await Promise.all([rate(10), rate(90), rate(0)])).toEqual([0.1, 0.9, 0]);
  });

  it('says that it could not look at a picture, and goes on', async () => {
    await expect(rate(254)).rejects.toThrow('could not look');
    expect(await rate(20)).toBe(0.2);
  });

  it('fails what waited when its program ends, and starts another one', async () => {
    await expect(rate(255)).rejects.toThrow('ended');
    expect(await rate(30)).toBe(0.3);
  });

  it('lets its program have no environment and no network', async () => {
    expect(await rate(251)).toBe(0.5);
    expect(await rate(250)).toBe(0.25);
  });
});
