import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CardSize, type GridLayout, topOf } from './grid-layout.ts'
import { anchorIn, type Band, bandAround } from './grid-window.ts'
import { type GridMeasures, readMeasures } from './use-grid-measures.ts'

type Anchor = { index: number; offset: number }
type Scrolled = { grid: RefObject<HTMLElement | null>; cards: readonly CardSize[]; layout: GridLayout | null; measures: GridMeasures | null }

/** Follows the page's scroll: says which band is worth drawing, and holds the topmost visible card in its place through a resize. */
export function useGridScroll({ grid, cards, layout, measures }: Scrolled): Band | null {
  const [band, setBand] = useState<Band | null>(null)
  const anchor = useRef<Anchor | undefined>(undefined)

  const look = useEffectEvent(() => {
    const element = grid.current
    if (!element || !layout || !measures) return
    const top = element.getBoundingClientRect().top
    const next = bandAround(top, window.innerHeight)
    setBand((last) => (last?.from === next.from && last.to === next.to ? last : next))
    // In the middle of a resize the document is ahead of the layout known here; the anchor from before it is the one to keep.
    if (readMeasures(element).columnWidth !== measures.columnWidth) return
    anchor.current = top < 0 ? anchorIn(cards, layout, measures, top) : undefined
  })

  useLayoutEffect(() => {
    const onScroll = () => look()
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  const holdPlace = useEffectEvent(() => {
    const element = grid.current
    if (!element || !layout || !measures) return
    const held = anchor.current
    const place = held && layout.places[held.index]
    if (held && place) {
      const moved = element.getBoundingClientRect().top + topOf(place, measures) - held.offset
      if (Math.abs(moved) > 0.5) window.scrollBy({ top: moved, behavior: 'instant' })
    }
    look()
  })

  useLayoutEffect(() => {
    holdPlace()
  }, [measures])

  return band
}
