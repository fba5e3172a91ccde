import type { Locator, Page } from 'playwright-core';

/** Rests a finger on an element for so many milliseconds; `drift` px sideways make it a swipe. */
export async function holdFinger(page: Page, element: Locator, { ms, drift = 0 }: { ms: number; drift?: number }): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const point = { x: x + width / 2, y: y + height / 2 };
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (drift > 0) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point, x: point.x + drift }] });
  await page.waitForTimeout(ms);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}
