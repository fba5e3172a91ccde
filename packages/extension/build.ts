import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import sharp from 'sharp';
import { zip } from 'wxt';
import { NAMES } from './src/lib/browser-names.ts';

const ROOT = import.meta.dirname;
const PUBLIC = join(ROOT, 'dist/public');
const ICON_SIZES = [16, 32, 48, 128];

/** Builds the extension for both browsers, each as a folder to load and a zip to hand on. */
async function buildExtension(browsers: readonly ('chrome' | 'firefox')[] = ['chrome', 'firefox']): Promise<string[]> {
  await Promise.all([drawIcons(), writeLocales()]);
  const made: string[] = [];
  // WXT keeps one configuration in mind, so they come one after the other.
  for (const browser of browsers) made.push(...(await zip({ root: ROOT, browser, mode: 'production' })));
  return made;
}

/** The brand's sign, as browsers want it. */
async function drawIcons(): Promise<void> {
  const folder = join(PUBLIC, 'icon');
  await mkdir(folder, { recursive: true });
  const drawing = await readFile(join(ROOT, '../client/public/favicon.svg'));
  await Promise.all(
    ICON_SIZES.map((size) =>
      sharp(drawing, { density: 300 })
        .resize(size)
        .png()
        .toFile(join(folder, `${size}.png`)),
    ),
  );
}

/** The name and description in every language, from the one catalogue. */
async function writeLocales(): Promise<void> {
  for (const locale of builtLocales) {
    const file = join(ROOT, `../words/src/messages/${locale}/on-demand/extension.json`);
    const words = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const folder = join(PUBLIC, '_locales', locale);
    await mkdir(folder, { recursive: true });
    const messages = Object.fromEntries(Object.entries(NAMES).map(([name, id]) => [name, { message: words[id] }]));
    await writeFile(join(folder, 'messages.json'), JSON.stringify(messages, null, 2));
  }
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2).filter((name) => name === 'chrome' || name === 'firefox');
  const made = await buildExtension(wanted.length > 0 ? wanted : undefined);
  console.log(made.join('\n'));
}
