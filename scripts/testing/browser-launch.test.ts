import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { disabledByPlaywright } from '../../tests/support/browser-launch.ts';

it('switches off in the browser all that Playwright switches off', () => {
  const bundle = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8')) ?? [];
  expect([...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)).toEqual(disabledByPlaywright);
});
