import type { PinCardProps } from '../src/ui/pin-card/pin-card.tsx';

const colours = ['#2b3fd9', '#c8553d', '#0f7b6c', '#e9b44c', '#8a3f8f', '#dfe4fb', '#f3d9c4', '#263b35'];
const words = [
  'Blue jug, three oranges',
  'Fjord in the morning',
  'Shelves by colour? Never.',
  'He owns the window',
  'Wind over a wheat field',
  'The collector',
  'Canal houses before breakfast',
  'Azulejo, drawn from memory',
  'Evening dunes, five layers of paint',
  '北欧の朝',
  '',
];
const arabic = ['إبريق أزرق وثلاث برتقالات', 'المضيق في الصباح', 'رفوف حسب اللون؟ أبدًا', 'هو صاحب النافذة', 'ريح فوق حقل القمح', 'الجامع'];
const people = ['Noor Haddad', 'Lena Fjeld', 'Ines Duarte', 'Priya Nair', 'Yuki Mori', 'Mei Tan', 'Jonas Weiss'];
const shapes = [1.4, 1.25, 1.33, 1.35, 1.25, 1.3, 1.35, 1.25, 1.5, 1, 2.9, 0.4];

export type SamplePin = { id: string } & Pick<PinCardProps, 'alt' | 'title' | 'picture' | 'byline' | 'savedText' | 'tag'>;

/** Invented pins, the same on every call. */
export function samplePins(from: number, count: number, rightToLeft: boolean): SamplePin[] {
  return Array.from({ length: count }, (_, offset) => samplePin(from + offset, rightToLeft));
}

/** A drawing of two colours, as a data address. */
export function drawing(index: number, ratio: number): string {
  const [ground, shape] = [colours[index % 8]!, colours[(index + 3) % 8]!];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${100 * ratio}"><rect width="100" height="${100 * ratio}" fill="${ground}"/><circle cx="50" cy="${50 * ratio}" r="${28 + (index % 3) * 5}" fill="${shape}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function samplePin(index: number, rightToLeft: boolean): SamplePin {
  const ratio = shapes[(index * 7) % shapes.length]!;
  const titles = rightToLeft ? arabic : words;
  const title = titles[index % titles.length]!;
  const name = people[index % people.length]!;
  const src = drawing(index, ratio);
  return {
    id: String(index),
    alt: title || 'A circle',
    title,
    picture: {
      width: 1000,
      height: 1000 * ratio,
      color: colours[index % 8],
      renditions: [
        { jpeg: src, width: 236 },
        { jpeg: src, width: 474 },
      ],
    },
    byline: index % 9 === 4 ? null : { name, avatar: index % 2 ? null : drawing(index + 2, 1), href: '#person' },
    savedText: index === 5 ? 'Saved to Tiles' : null,
    tag: index === 6 ? { kind: 'price', text: '€24', was: '€31' } : index === 2 ? { kind: 'video', text: '1:18' } : null,
  };
}
