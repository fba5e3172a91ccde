/** Tells the list above how high the field at the bottom is, which grows with its words. A `ref`. */
export function tellFootHeight(foot: HTMLElement | null): (() => void) | undefined {
  const section = foot?.parentElement;
  if (!foot || !section) return undefined;
  const observer = new ResizeObserver(() => section.style.setProperty('--foot', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => observer.disconnect();
}
