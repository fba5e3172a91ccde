import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const light = coloursOf(':root');
const themes = { light, dark: { ...light, ...coloursOf(":root[data-theme='dark']") } };

/** What each foreground stands on; text needs 4.5 to 1, edges and marks 3 to 1 (WCAG 2.2 AA). */
const text: Record<string, string[]> = {
  ink: ['bg', 'surface', 'raised', 'sunken', 'hover', 'press', 'accent-soft'],
  'ink-2': ['bg', 'surface', 'raised', 'sunken', 'hover'],
  'ink-3': ['bg', 'surface', 'raised', 'sunken'],
  'on-accent': ['accent', 'accent-hover', 'accent-press'],
  'accent-ink': ['bg', 'surface', 'raised', 'sunken', 'accent-soft'],
  'on-inverse': ['inverse'],
  'inverse-accent': ['inverse'],
  danger: ['bg', 'surface', 'danger-soft'],
  'on-danger': ['danger'],
  ok: ['bg', 'ok-soft'],
  warn: ['bg', 'warn-soft'],
};
const marks: Record<string, string[]> = {
  'line-control': ['bg', 'surface', 'sunken'],
  focus: ['bg', 'sunken', 'raised'],
  accent: ['bg', 'surface'],
  'chart-1': ['bg', 'surface'],
  'chart-2': ['bg', 'surface'],
  'chart-3': ['bg', 'surface'],
  'chart-4': ['bg', 'surface'],
  'chart-5': ['bg', 'surface'],
  'chart-mute': ['surface'],
};

test.each(Object.entries(themes))('in %s every text can be read and every control be seen', (_, colours) => {
  expect([...tooWeak(colours, text, 4.5), ...tooWeak(colours, marks, 3)]).toEqual([]);
});

test('following the device gives the same dark as choosing it', () => {
  expect(coloursOf(':root:not([data-theme])')).toEqual(coloursOf(":root[data-theme='dark']"));
});

function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
}

function tooWeak(colours: Record<string, string>, pairs: Record<string, string[]>, least: number): string[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.filter((back) => contrast(colours[front]!, colours[back]!) < least).map((back) => `${front} on ${back}`),
  );
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
