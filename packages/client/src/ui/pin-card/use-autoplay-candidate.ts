import { type RefObject, useEffect, useState } from 'react';

/** On touch: the key of the moving card nearest the middle of the screen, or `null`. Cards carry `data-autoplay="key"`. */
export function useAutoplayCandidate(container: RefObject<HTMLElement | null>): string | null {
  const [candidate, setCandidate] = useState<string | null>(null);

  useEffect(() => {
    const still = window.matchMedia('(hover: hover), (prefers-reduced-motion: reduce)');
    let waiting = 0;
    const choose = () => {
      waiting = 0;
      setCandidate(still.matches || !container.current ? null : nearestToMiddle(container.current));
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
  }, [container]);

  return candidate;
}

function nearestToMiddle(container: HTMLElement): string | null {
  const cards = [...container.querySelectorAll<HTMLElement>('[data-autoplay]')];
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
