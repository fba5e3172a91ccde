import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

describe('who may see a row', () => {
  it('is decided in access files alone, where the rule of each entity stands once', () => {
    const makers = globSync('**/*.ts', { cwd: SOURCES })
      .filter((file) => !file.startsWith('endpoints/'))
      .filter((file) => /\bvisibility\(/.test(readFileSync(join(SOURCES, file), 'utf8')));
    expect(makers.length).toBeGreaterThan(3);
    expect(makers.filter((file) => !file.endsWith('.access.ts'))).toEqual([]);
  });
});
