import { useEffect, useEffectEvent, useRef, useState } from 'react'

const tick = 250

/** Counts down in whole seconds while not paused, then calls `onEnd` once. */
export function useCountdown(seconds: number, paused: boolean, onEnd: () => void): number {
  const left = useRef(seconds * 1000)
  const [shown, setShown] = useState(seconds)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused) return
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      left.current -= now - last
      last = now
      setShown(Math.max(0, Math.ceil(left.current / 1000)))
      if (left.current > 0) return
      window.clearInterval(timer)
      end()
    }, tick)
    return () => window.clearInterval(timer)
  }, [paused])

  return shown
}
