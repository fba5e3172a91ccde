import { useEffect, useState } from 'react'

const slack = 8

/** Whether a bar should be away: true on the way down, false on the way up and near the top. */
export function useHiddenOnScroll(from = 120): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < slack) return
      setHidden(now > last && now > from)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [from])

  return hidden
}
