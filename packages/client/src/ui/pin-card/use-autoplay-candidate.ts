import { type RefObject, useEffect, useState } from 'react'

/** On touch: the key of the moving card nearest the middle of the screen, or `null`. Cards carry `data-autoplay="key"`. */
export function useAutoplayCandidate(container: RefObject<HTMLElement | null>): string | null {
  const [candidate, setCandidate] = useState<string | null>(null)

  useEffect(() => {
    const still = window.matchMedia('(hover: hover), (prefers-reduced-motion: reduce)')
    let waiting = 0
    const choose = () => {
      waiting = 0
      setCandidate(still.matches || !container.current ? null : nearestToMiddle(container.current))
    }
    const onScroll = () => {
      waiting ||= window.requestAnimationFrame(choose)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.cancelAnimationFrame(waiting)
      window.removeEventListener('scroll', onScroll)
    }
  }, [container])

  return candidate
}

function nearestToMiddle(container: HTMLElement): string | null {
  const middle = window.innerHeight / 2
  let best: { key: string; distance: number } | null = null
  for (const card of container.querySelectorAll<HTMLElement>('[data-autoplay]')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) continue
    const distance = Math.abs((top + bottom) / 2 - middle)
    if (!best || distance < best.distance) best = { key: card.dataset.autoplay ?? '', distance }
  }
  return best?.key ?? null
}
