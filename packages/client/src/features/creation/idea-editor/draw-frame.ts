import type { BlockEdits } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { GestureStep } from './gesture.ts';
import type { Gap, Line, PageShape } from './snap.ts';

/** The elements that a gesture moves. They are found once and written to in each frame, past React. */
export interface CanvasParts {
  /** Around the chosen block, with its handles. */
  readonly frame: HTMLElement | null;
  readonly lines: readonly HTMLElement[];
  readonly pills: readonly HTMLElement[];
}

/** So many page units as a length of CSS. */
const lengthOf = (units: number) => `calc(${units} * var(--u))`;

/**
 * Moves a block from where React put it. Its left and top stay as they are, since changing them would lay the page out anew;
 * only its transform changes, and its width where a side is pulled. `width` is that of the page on the screen.
 */
export function drawBlock({ style }: HTMLElement, edits: BlockEdits, from: BlockEdits, width: number): void {
  const { scale, transform } = edits;
  const across = ((edits.left - from.left) / 100) * width;
  const down = ((edits.top - from.top) / 100) * width * (storyPage.height / storyPage.width);
  const size = `scale(${scale * transform.scaleX}, ${scale * transform.scaleY})`;
  style.transform = `translate(${across}px, ${down}px) translate(-50%, -50%) rotate(${transform.rotate}deg) ${size}`;
  if (edits.width !== from.width) style.width = `${edits.width}%`;
}

/** Where the frame stands. Its handles keep their size, so it is as large as the block and never scaled. */
export function frameStyle(edits: BlockEdits, height: number): { width: string; height: string; transform: string } {
  const { left, top, width, scale, transform } = edits;
  const at = `translate(${lengthOf((left / 100) * storyPage.width)}, ${lengthOf((top / 100) * storyPage.height)})`;
  return {
    width: lengthOf((width / 100) * storyPage.width * scale * Math.abs(transform.scaleX)),
    height: lengthOf(height * scale * Math.abs(transform.scaleY)),
    transform: `${at} translate(-50%, -50%) rotate(${transform.rotate}deg)`,
  };
}

/** Shows what holds the block and how far its neighbours are. */
export function drawGuides({ lines, pills }: CanvasParts, { guides, gaps }: Pick<GestureStep, 'guides' | 'gaps'>, page: PageShape): void {
  for (const [index, element] of lines.entries()) drawLine(element, guides[index], page);
  for (const [index, element] of pills.entries()) drawPill(element, gaps[index]);
}

function drawLine(element: HTMLElement, line: Line | undefined, page: PageShape): void {
  element.hidden = !line;
  if (!line) return;
  const isUpright = line.axis === 'x';
  const { style } = element;
  style.width = isUpright ? '1.5px' : lengthOf(page.width);
  style.height = isUpright ? lengthOf(page.height) : '1.5px';
  style.transform = isUpright ? `translate(calc(${lengthOf(line.at)} - 0.75px), 0)` : `translate(0, calc(${lengthOf(line.at)} - 0.75px))`;
}

function drawPill(element: HTMLElement, gap: Gap | undefined): void {
  element.hidden = !gap;
  if (!gap) return;
  const from = gap.axis === 'y' ? { x: gap.at, y: gap.from } : { x: gap.from, y: gap.at };
  element.dataset['axis'] = gap.axis;
  element.style.setProperty('--length', lengthOf(gap.to - gap.from));
  element.style.transform = `translate(${lengthOf(from.x)}, ${lengthOf(from.y)})`;
  const shown = String(Math.round(gap.to - gap.from));
  const label = element.lastElementChild;
  if (label && label.textContent !== shown) label.textContent = shown;
}
