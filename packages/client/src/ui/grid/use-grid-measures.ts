import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Measures } from './grid-layout.ts'

export type GridMeasures = Measures & { columns: number }

/** What the style rules decided, read back from the document; `null` on the server and until hydrated. */
export function useGridMeasures(grid: RefObject<HTMLElement | null>): GridMeasures | null {
  const [measures, setMeasures] = useState<GridMeasures | null>(null)

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    setMeasures(readMeasures(element))
    // An observer reports before the frame is painted, so a new column count never shows with an old layout.
    const observer = new ResizeObserver(() => {
      const next = readMeasures(element)
      flushSync(() => setMeasures((last) => (last && same(last, next) ? last : next)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])

  return measures
}

export function readMeasures(element: HTMLElement): GridMeasures {
  const style = getComputedStyle(element)
  const columns = Number(style.getPropertyValue('--columns')) || 2
  const gutter = Number.parseFloat(style.getPropertyValue('--gutter')) || 0
  const width = element.getBoundingClientRect().width
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  return { columns, gutter, textScale, columnWidth: (width - (columns - 1) * gutter) / columns }
}

function same(one: GridMeasures, other: GridMeasures): boolean {
  return one.columns === other.columns && one.columnWidth === other.columnWidth && one.gutter === other.gutter && one.textScale === other.textScale
}
