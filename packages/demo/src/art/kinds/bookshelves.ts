import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, group, leaf, num, path, range, rect, times, UP } from '../drawing/shapes.ts';

export type BookshelfOptions = { background: string; wood: string; colors: readonly string[] };

/** Full shelves: spines, a leaning volume, now and then a plant or a ball. */
export const drawBookshelf: Kind<BookshelfOptions> = (canvas, options) => {
  const rows = Math.round(canvas.height / 190);
  const step = canvas.height / rows;
  return (
    rect(0, 0, WIDTH, canvas.height, options.background) +
    times(rows, (i) => {
      const floor = (i + 1) * step - 16;
      return (
        drawRow(canvas, options, floor, step) +
        rect(0, floor, WIDTH, 16, options.wood) +
        rect(0, floor + 16, WIDTH, 10, '#000000', 0, 'opacity=".12"')
      );
    })
  );
};

function drawRow(canvas: Canvas, options: BookshelfOptions, floor: number, step: number): string {
  const { random } = canvas;
  let x = 20;
  let row = '';
  while (x < WIDTH - 40) {
    const luck = random.next();
    const color = random.pick(options.colors);
    if (luck < 0.07) {
      row += drawPlant(canvas, x, floor, color);
      x += 70;
    } else if (luck < 0.11) {
      row += circle(x + 28, floor - 28, 26, color) + circle(x + 20, floor - 36, 7, '#ffffff', 'opacity=".4"');
      x += 62;
    } else {
      const leaning = luck > 0.93 && x < WIDTH - 120;
      const width = random.between(17, 38);
      const spine = drawSpine(canvas, leaning ? x + 14 : x, floor, width, step * random.between(0.52, 0.82), color);
      row += leaning ? group(`rotate(-11 ${num(x + width)} ${num(floor)})`, spine) : spine;
      x += width + (leaning ? 36 : 2);
    }
  }
  return row;
}

function drawSpine({ random }: Canvas, x: number, floor: number, width: number, tall: number, color: string): string {
  const foot = rect(x, floor - tall * 0.2, width, 9, '#000000', 0, 'opacity=".16"');
  const label = rect(x + width / 2 - 2.5, floor - tall * 0.7, 5, tall * 0.36, '#ffffff', 2, 'opacity=".75"');
  return (
    rect(x, floor - tall, width, tall, color, 2) +
    rect(x, floor - tall * 0.86, width, 4, '#ffffff', 0, 'opacity=".65"') +
    (random.chance(0.5) ? foot : label)
  );
}

const drawPlant = ({ random }: Canvas, x: number, floor: number, pot: string): string =>
  path(`M${num(x + 8)} ${num(floor - 40)}h44l-6 40h-32Z`, pot) +
  range(7)
    .map((i) => leaf(x + 30, floor - 38, random.between(44, 70), 9, UP + (i - 3) * 0.34, i % 2 ? '#4a8f68' : '#2f6b4f'))
    .join('');
