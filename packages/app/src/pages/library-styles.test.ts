import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LIBRARY_STYLES } from '@bowerbird/server/http/security-headers.ts';

const library = new URL('.', import.meta.resolve('react-aria'));

/** The text of the one style element that a file of the library makes. */
async function styleOf(file: string): Promise<string> {
  const source = await readFile(fileURLToPath(new URL(`../private/${file}`, library)), 'utf8');
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
}

test.each([
  ['interactions/usePress.mjs', LIBRARY_STYLES[0]],
  ['overlays/usePreventScroll.mjs', LIBRARY_STYLES[1]],
])('the policy allows the style element of %s and nothing else', async (file, allowed) => {
  const style = await styleOf(file);
  expect(style).toContain('@layer');
  expect(`sha256-${createHash('sha256').update(style).digest('base64')}`).toBe(allowed);
});
