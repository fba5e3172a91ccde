/** Whether an element still scrolls to the side that a finger pushes it to; `by` is how far the finger went to the right. */
export function canScrollAside(element: Element, by: number): boolean {
  const most = element.scrollWidth - element.clientWidth;
  const isFromRight = getComputedStyle(element).direction === 'rtl';
  const left = isFromRight ? element.scrollLeft + most : element.scrollLeft;
  // Browsers round what they scroll.
  return by < 0 ? left < most - 1 : left > 1;
}
