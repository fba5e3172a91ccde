import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { end, OpenTexts, write } from './archive-text.service.ts';

describe('the texts of an archive', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archive-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('tell who writes next of an error that came while nobody waited, and end nothing else', async () => {
    await mkdir(join(folder, 'pins.json'));
    const { stream } = await new OpenTexts().open(folder, 'pins.json');
    await wait(50);
    await expect(write(stream, 'x')).rejects.toThrow('EISDIR');
    await expect(end(stream)).rejects.toThrow('EISDIR');
  });

  it('are closed where the archive comes to no end', async () => {
    const texts = new OpenTexts();
    const [whole, broken] = [await texts.open(folder, 'bookmarks.html'), await texts.open(folder, 'pins.json')];
    await write(whole.stream, 'x');
    await end(whole.stream);
    await write(broken.stream, 'x');
    texts.close();
    expect(broken.stream.destroyed).toBe(true);
  });
});
