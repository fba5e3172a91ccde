import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { CloseupFigure } from './closeup-figure.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const image = { url: picture, width: 40, height: 60 };
const pin = {
  type: 'pin',
  id: '9',
  dominantColor: '#336699',
  images: { orig: image, '736x': image },
  isBlurred: null,
  carouselData: null,
} as unknown as StoredPin;
const look = { shown: null, point: () => undefined } as unknown as Parameters<typeof CloseupFigure>[0]['look'];

const show = (fields: Partial<StoredPin>) =>
  mount(
    <MemoryRouter>
      <CloseupFigure pin={{ ...pin, ...fields }} alt="A red jug" look={look} />
    </MemoryRouter>,
  );
const filter = () => getComputedStyle(page.getByAltText('A red jug').element()).filter;
const reveal = page.getByRole('button', { name: 'Show' });

describe('what a pin shows from close up', () => {
  it('is sharp', async () => {
    await show({});
    await expect.element(page.getByAltText('A red jug')).toBeVisible();
    expect(filter()).toBe('none');
    await expect.element(reveal).not.toBeInTheDocument();
  });

  it('is blurred for whoever wants that, until a press of the button', async () => {
    await show({ isBlurred: true });
    await expect.element(reveal).toBeVisible();
    expect(filter()).toContain('blur');
    await reveal.click();
    expect(filter()).toBe('none');
  });

  it('stands beside what its frame finds on a wide screen, however tall it is', async () => {
    await page.viewport(1280, 800);
    const tall = { url: picture, width: 700, height: 1400 };
    await mount(
      <MemoryRouter>
        <div style={{ inlineSize: 540, paddingBlock: '90px 800px' }}>
          <CloseupFigure pin={{ ...pin, images: { orig: tall, '736x': tall } }} alt="A red jug" look={look} />
        </div>
      </MemoryRouter>,
      { answer: () => ({ results: [], annotations: [] }) },
    );
    await page.getByRole('button', { name: 'Look closer' }).click();
    const results = page.getByRole('region', { name: 'Looks like this part' });
    await expect.element(results).toBeVisible();
    expect(results.element().getBoundingClientRect().top).toBeLessThan(450);
    expect(page.getByAltText('A red jug').element().getBoundingClientRect().top).toBeGreaterThan(0);
  });
});
