import type { Locator, Page } from 'playwright-core';

/** Rests a finger on an element for so many milliseconds; `drift` px sideways make it a swipe. */
export async function holdFinger(page: Page, element: Locator, { ms, drift = 0 }: { ms: number; drift?: number }): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const point = { x: x + width / 2, y: y + height / 2 };
  const fingers = await page.context().newCDPSession(page);
  // Both are on their way at once, because a swipe that begins late counts as a rest.
  const put = fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (drift > 0) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point, x: point.x + drift }] });
  await put;
  await page.waitForTimeout(ms);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}

/** Puts a finger on an element, lets it rest there, draws it to a point, and lifts it. */
export async function dragByFinger(
  page: Page,
  element: Locator,
  to: () => Promise<{ x: number; y: number }>,
  { restMs = 0 }: { restMs?: number } = {},
): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  const end = await to();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const put = touch('touchStart', [from]);
  if (restMs > 0) {
    await put;
    await page.waitForTimeout(restMs);
  }
  const steps = 8;
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', [{ x: from.x + ((end.x - from.x) * step) / steps, y: from.y + ((end.y - from.y) * step) / steps }]);
  await put;
  await touch('touchEnd', []);
  await fingers.detach();
}
