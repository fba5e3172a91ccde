import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|tsx?)$/.test(file));
const textOf = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
const styles = textOf(/\.css$/);
const code = textOf(/\.tsx?$/);

describe('the custom properties of styles', () => {
  it('are all set somewhere, because a style with one that is not counts for nothing', () => {
    const used = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
    const isSet = (name: string) => new RegExp(`${name}\\s*:`).test(styles) || code.includes(name);
    // The places of a wall are set by number, `--x3` and the like.
    const isOfWall = (name: string) => /^--[xyh]\d+$/.test(name);
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !isOfWall(name) && !isSet(name))).toEqual([]);
  });
});
