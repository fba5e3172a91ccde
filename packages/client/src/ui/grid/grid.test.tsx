import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid } from './grid.tsx';

type Pin = { id: string; ratio: number };
const pins: Pin[] = [1, 1.5, 0.8, 1.2].map((ratio, index) => ({ id: `pin-${index}`, ratio }));

function render(deviceClass: 'phone' | 'tablet' | 'desktop', oneLineFrom?: number): string {
  return renderToStaticMarkup(
    <Grid
      items={pins}
      keyOf={(pin) => pin.id}
      sizeOf={(pin) => ({ ratio: pin.ratio, fixed: 32, oneLineFrom })}
      label="Pins for you"
      deviceClass={deviceClass}
      renderItem={(pin) => <a href={`/pin/${pin.id}/`}>{pin.id}</a>}
    />,
  );
}

test('the server sends a named feed, in the order of the items', () => {
  const html = render('phone');
  expect(html).toContain('role="feed" aria-label="Pins for you"');
  expect([...html.matchAll(/>(pin-\d)</g)].map(([, id]) => id)).toEqual(['pin-0', 'pin-1', 'pin-2', 'pin-3']);
});

test('each card is an article that says its place, counted from one, and of how many', () => {
  const places = [...render('phone').matchAll(/<article[^>]*aria-posinset="(\d+)" aria-setsize="(-?\d+)"/g)];
  expect(places.map(([, place, size]) => [place, size])).toEqual([
    ['1', '4'],
    ['2', '4'],
    ['3', '4'],
    ['4', '4'],
  ]);
});

test('each card carries its place for the column counts its device can reach, and no others', () => {
  expect(countsIn(render('phone'))).toEqual([2, 3]);
  expect(countsIn(render('tablet'))).toEqual([2, 3, 4, 5]);
  expect(countsIn(render('desktop'))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a card below another stands at its exact height and one gutter', () => {
  expect(render('phone')).toContain('--x2:0;--y2:calc(1*var(--column-width) + 2rem + 1*var(--gutter))');
});

test('a card below words that may take a second line stands lower by it, which the room decides', () => {
  const html = render('phone', 150);
  expect(html).toContain('--l0:clamp(0px,(9.375rem - var(--words))*9999,1.25rem)');
  expect(html).toContain('--y2:calc(1*var(--column-width) + 2rem + 1*var(--gutter) + var(--l0))');
});

function countsIn(html: string): number[] {
  return [...new Set([...html.matchAll(/--x(\d+):/g)].map(([, count]) => Number(count)))];
}
