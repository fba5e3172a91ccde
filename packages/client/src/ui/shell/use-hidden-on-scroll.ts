import { useEffect, useState } from 'react';

const slack = 8;

/** What a scroll from `last` to `now` does to a bar: hides it, shows it, or nothing while the move is too small to mean either. */
export function hidesAfterScroll(last: number, now: number, from: number): boolean | null {
  return Math.abs(now - last) < slack ? null : now > last && now > from;
}

/** Whether a bar should be away: true on the way down, false on the way up and near the top. */
export function useHiddenOnScroll(from = 120): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const hides = hidesAfterScroll(last, now, from);
      if (hides === null) return;
      setHidden(hides);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [from]);

  return hidden;
}
