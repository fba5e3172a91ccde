import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture } from '../art/drawing/picture.ts';
import { WORKS } from '../art/works.ts';

/*
 * Shows small drawings side by side, as on a wall of pins. So one sees at a glance whether a new one holds its own: node
 * scripts/run.mjs packages/demo/src/render/contact-sheet.cli.ts sheet.png kites balloons
 */
const COLUMNS = 8;
const WIDTH = 236;
const GAP = 16;

const [file = 'contact-sheet.png', ...kinds] = process.argv.slice(2);
const works = WORKS.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
const bottoms = Array.from({ length: COLUMNS }, () => GAP);
const cards: OverlayOptions[] = [];

for (const work of works) {
  const svg = work.form === 'still' ? drawPicture(work) : work.frame(0.3);
  const { data, info } = await sharp(Buffer.from(svg)).resize(WIDTH).png().toBuffer({ resolveWithObject: true });
  const column = bottoms.indexOf(Math.min(...bottoms));
  const top = bottoms[column] ?? GAP;
  cards.push({ input: data, left: GAP + column * (WIDTH + GAP), top });
  bottoms[column] = top + info.height + GAP;
}

const sheet = { width: GAP + COLUMNS * (WIDTH + GAP), height: Math.max(...bottoms), channels: 3 as const, background: '#ffffff' };
await sharp({ create: sheet }).composite(cards).png().toFile(file);
console.info(`${works.length} drawings are in ${file}.`);
