import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type SentCall } from '../../../testing/mount.tsx';
import { SponsorAsks } from './index.ts';

const images = { '136x136': { url: '/l.jpg', width: 136, height: 136 } };
const creator = { type: 'user', id: '9', username: 'lena_fjeld', fullName: 'Lena Fjeld' };
const lamp = { type: 'pin', id: '3', title: 'Field lamp', images, pinner: creator };

describe('what one is asked to pay for', () => {
  it('is confirmed where it stands, and goes', async () => {
    let isAnswered = false;
    const answer = ({ name }: SentCall) => {
      if (name === 'SponsorshipResource.update') isAnswered = true;
      return name === 'SponsorshipResource.get' ? (isAnswered ? [] : [lamp]) : null;
    };
    const { sent } = await mount(<SponsorAsks />, { answer });
    await expect.element(page.getByText('Lena Fjeld asks you to confirm that you pay for this pin.')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('Field lamp')).not.toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'SponsorshipResource.update')?.input).toEqual({ pin_id: '3', action: 'approve' });
  });

  it('is not spoken of where nobody asks', async () => {
    const { sent } = await mount(<SponsorAsks />, { answer: () => [] });
    await expect.poll(() => sent.map(({ name }) => name)).toContain('SponsorshipResource.get');
    expect(page.getByRole('heading').elements()).toHaveLength(0);
  });
});
