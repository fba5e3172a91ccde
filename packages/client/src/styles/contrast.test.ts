import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2 AA: text needs 4.5 to 1, controls and what carries meaning 3 to 1. */
const TEXT = 4.5;
const CONTROL = 3;

type Pair = [front: string, back: string, least: number];

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const light = readColors(':root');
const themes = { light, dark: { ...light, ...readColors(':root[data-theme="dark"]') } };

function readColors(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', color = '']) => [name, color]));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function pairs(fronts: string, backs: string, least: number): Pair[] {
  return fronts.split(' ').flatMap((front) => backs.split(' ').map((back): Pair => [front, back, least]));
}

const PAIRS: Pair[] = [
  ...pairs('ink ink-2 ink-3', 'bg surface raised sunken', TEXT),
  ...pairs('ink ink-2', 'hover', TEXT),
  ...pairs('ink', 'press accent-soft', TEXT),
  ...pairs('on-accent', 'accent accent-hover accent-press', TEXT),
  ...pairs('accent-ink', 'bg surface raised sunken accent-soft', TEXT),
  ...pairs('on-inverse inverse-accent', 'inverse', TEXT),
  ...pairs('danger', 'bg surface danger-soft', TEXT),
  ...pairs('on-danger', 'danger', TEXT),
  ...pairs('ok', 'bg ok-soft', TEXT),
  ...pairs('warn', 'bg warn-soft', TEXT),
  ...pairs('line-control', 'bg surface sunken', CONTROL),
  ...pairs('focus', 'bg sunken raised', CONTROL),
  ...pairs('accent', 'bg surface', CONTROL),
];

describe.each(Object.entries(themes))('the colours of the %s theme', (_name, colors) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(colors[front] ?? '', colors[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
