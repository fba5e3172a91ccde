import { type RefCallback, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Measures } from './grid-layout.ts';
import { type Band, bandAround } from './grid-window.ts';

export type GridMeasures = Measures & { columns: number };
export type GridView = {
  attach: RefCallback<HTMLDivElement>;
  element: RefObject<HTMLDivElement | null>;
  /** What the style rules decided, read back from the document; `null` on the server and until hydrated. */
  measures: GridMeasures | null;
  /** The part of the grid near the viewport; `null` as long as `measures`. */
  band: Band | null;
};

/** Follows the size of the grid and the page's scroll. */
export function useGridView(): GridView {
  const element = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  const [band, setBand] = useState<Band | null>(null);

  const attach = useCallback((grid: HTMLDivElement) => {
    let known: GridMeasures | null = null;
    const measure = () => setMeasures((known = unlessSame(known, readMeasures(grid))));
    const look = () => setBand((last) => unlessSame(last, bandAround(grid.getBoundingClientRect().top, window.innerHeight)));
    const observer = new ResizeObserver(() => {
      // A page more makes the grid longer and changes nothing that is drawn.
      if (unlessSame(known, readMeasures(grid)) === known) return look();
      // An observer reports before the frame is painted, so a new column count never shows with an old layout.
      flushSync(() => {
        measure();
        look();
      });
    });
    element.current = grid;
    measure();
    look();
    observer.observe(grid);
    // No transition: one step of a fast scroll after the other would put it off, and the person would see nothing.
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      element.current = null;
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);

  return { attach, element, measures, band };
}

export function readMeasures(grid: HTMLElement): GridMeasures {
  const style = getComputedStyle(grid);
  const columns = Number(style.getPropertyValue('--columns')) || 2;
  const gutter = Number.parseFloat(style.getPropertyValue('--gutter')) || 0;
  const width = grid.getBoundingClientRect().width;
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { columns, gutter, textScale, columnWidth: (width - (columns - 1) * gutter) / columns };
}

function unlessSame<Values extends Record<string, number>>(last: Values | null, next: Values): Values {
  return last && Object.keys(next).every((key) => last[key] === next[key]) ? last : next;
}
