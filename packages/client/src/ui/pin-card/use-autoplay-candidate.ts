import { useEffect, useState } from 'react';

/**
 * On touch: the key of what moves nearest the middle of the screen, or `null`. Cards carry `data-autoplay="key"`. So does a
 * player above the wall, which none of its cards is to stop while it is nearer.
 */
export function useAutoplayCandidate(): string | null {
  const [candidate, setCandidate] = useState<string | null>(null);

  useEffect(() => {
    const still = window.matchMedia('(hover: hover), (prefers-reduced-motion: reduce)');
    let waiting = 0;
    const choose = () => {
      waiting = 0;
      setCandidate(still.matches ? null : nearestToMiddle());
    };
    const onScroll = () => {
      waiting ||= window.requestAnimationFrame(choose);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return candidate;
}

function nearestToMiddle(): string | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-autoplay]')];
  return nearest(
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { key: card.dataset.autoplay ?? '', top, bottom };
    }),
    window.innerHeight,
  );
}

/** The card whose middle is nearest the middle of a window of this height; those outside of it do not count. */
export function nearest(cards: readonly { key: string; top: number; bottom: number }[], height: number): string | null {
  let best: { key: string; distance: number } | null = null;
  for (const { key, top, bottom } of cards) {
    if (bottom < 0 || top > height) continue;
    const distance = Math.abs((top + bottom) / 2 - height / 2);
    if (!best || distance < best.distance) best = { key, distance };
  }
  return best?.key ?? null;
}
