import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { CarouselView } from './carousel-view.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const image = { url: picture, width: 40, height: 60 };
const pin = { type: 'pin', id: '9', dominantColor: '#336699', images: { orig: image, '736x': image } } as unknown as StoredPin;
type Slots = Parameters<typeof CarouselView>[0]['slots'];
const slots = ['a', 'b', 'c'].map((id) => ({ id, images: { '736x': image } })) as unknown as Slots;

const dot = (number: number) => page.getByRole('button', { name: `Picture ${number} of 3`, exact: true });
const next = page.getByRole('button', { name: 'Next picture' });
const track = () => page.getByRole('list').element();
const isShown = (number: number) => expect.element(dot(number)).toHaveAttribute('aria-current', 'true');
const scrolled = () => new Promise((resolve) => track().addEventListener('scroll', resolve, { once: true }));

describe('the pictures of a carousel', () => {
  it('are turned by each press, also by one that comes while they glide', async () => {
    await mount(<CarouselView pin={pin} slots={slots} alt="Three tiles" />);
    const glides = scrolled();
    await next.click();
    await glides;
    await userEvent.keyboard('{ArrowRight}');
    await isShown(3);
    await expect.poll(() => track().scrollLeft).toBe(track().clientWidth * 2);
    await isShown(3);
  });

  it('begin with the one that somebody left off at, and tell which one is shown', async () => {
    const onTurned = vi.fn();
    await mount(<CarouselView pin={pin} slots={slots} alt="Three tiles" start={2} onTurned={onTurned} />);
    await isShown(3);
    expect(track().scrollLeft).toBe(track().clientWidth * 2);
    expect(onTurned).not.toHaveBeenCalled();
    await dot(1).click();
    await isShown(1);
    expect(onTurned.mock.calls).toEqual([[0]]);
  });

  it('begin with the first where the one that somebody left off at is gone', async () => {
    await mount(<CarouselView pin={pin} slots={slots} alt="Three tiles" start={7} />);
    await isShown(1);
  });

  it('are turned by the hand that stops them halfway', async () => {
    await mount(<CarouselView pin={pin} slots={slots} alt="Three tiles" />);
    const glides = scrolled();
    await dot(3).click();
    await glides;
    track().scrollTo({ left: 0, behavior: 'instant' });
    await isShown(1);
  });

  it('show what lies over the one that is shown, as large as its picture', async () => {
    const wide = { ...slots[1]!, images: { '736x': { ...image, width: 60, height: 40 } } };
    const over = (at: number) => <div style={{ blockSize: '100%' }} data-testid="over">{`Over ${at + 1}`}</div>;
    await mount(<CarouselView pin={pin} slots={[slots[0]!, wide, slots[2]!]} alt="Three tiles" renderOver={over} />);
    await expect.element(page.getByTestId('over')).toHaveTextContent('Over 1');
    await dot(2).click();
    await expect.element(page.getByTestId('over')).toHaveTextContent('Over 2');
    const { width, height } = page.getByTestId('over').element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(1.5, 1);
  });

  it('have room in a wide window where the first one is low, and what lies over each fits it', async () => {
    await page.viewport(1280, 900);
    const low = { ...image, width: 600, height: 200 };
    const lowPin = { ...pin, images: { orig: low, '736x': low } };
    const two = [{ ...slots[0]!, images: { '736x': low } }, slots[1]!];
    const over = (at: number) => <div style={{ blockSize: '100%' }} data-testid="over">{`Over ${at + 1}`}</div>;
    await mount(
      <div style={{ inlineSize: 540 }}>
        <CarouselView pin={lowPin} slots={two} alt="Two tiles" renderOver={over} />
      </div>,
    );
    const boxOf = () => page.getByTestId('over').element().getBoundingClientRect();
    const frame = track().getBoundingClientRect();
    expect([frame.width, frame.height]).toEqual([540, 564]);
    expect(boxOf().width / boxOf().height).toBeCloseTo(3, 1);
    expect(boxOf().top - frame.top).toBeCloseTo(frame.bottom - boxOf().bottom, 0);
    await page.getByRole('button', { name: 'Picture 2 of 2' }).click();
    await expect.element(page.getByTestId('over')).toHaveTextContent('Over 2');
    expect(boxOf().height).toBeCloseTo(frame.height, 0);
    await page.viewport(414, 896);
  });

  it('keep the keys where the arrow that was pressed goes away', async () => {
    await mount(<CarouselView pin={pin} slots={slots} alt="Three tiles" />);
    await dot(2).click();
    await next.click();
    await expect.element(next).not.toBeInTheDocument();
    await expect.element(dot(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await isShown(2);
  });

  it('say what is said of each, and move nothing beneath', async () => {
    const said = slots.map((slot, at) => ({
      ...slot,
      title: at === 1 ? 'Mix the glue' : '',
      details: at === 2 ? 'Row by row. '.repeat(60) : '',
    }));
    await mount(<CarouselView pin={pin} slots={said} alt="Three tiles" />);
    const { offsetHeight } = page.getByRole('region', { name: 'Three tiles' }).element() as HTMLElement;
    await expect.element(page.getByText('Mix the glue')).not.toBeVisible();
    for (const [number, words] of [
      [2, 'Mix the glue'],
      [3, /^Row by row/],
    ] as const) {
      await dot(number).click();
      await expect.element(page.getByText(words)).toBeVisible();
      expect((page.getByRole('region', { name: 'Three tiles' }).element() as HTMLElement).offsetHeight).toBe(offsetHeight);
    }
  });
});
