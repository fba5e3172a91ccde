import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../testing/stranger-record.ts';
import type { ReactNode } from 'react';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { PinArticle } from './pin-article.tsx';
import { PinWay } from './pin-way.tsx';

const pin = {
  type: 'pin',
  id: '9',
  title: 'A jug',
  seoTitle: 'A jug',
  board: { type: 'board', id: '51' },
  section: { id: '61', title: 'Blue', url: '/lena/glazes/blue/' },
  relatedArticle: { id: '3', title: 'Clay', url: '/today/best/clay/3/' },
} as unknown as WholePin;
const board = { type: 'board', id: '51', name: 'Glazes', url: '/lena/glazes/' };
const settings = { appName: 'Bowerbird' };
const show = (part: ReactNode, session: object = { viewer: null }) =>
  mount(<MemoryRouter>{part}</MemoryRouter>, {
    state: { entities: { board: { 51: board } }, session: { settings, ...session } } as unknown as MountOptions['state'],
  });
const pathsOf = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

describe('what leads on from a pin', () => {
  it('is for a stranger the way there: home, its board and its section', async () => {
    await show(<PinWay pin={pin} />);
    await expect.element(page.getByRole('navigation', { name: 'The way here' })).toBeVisible();
    expect(pathsOf()).toEqual(['/', '/lena/glazes/', '/lena/glazes/blue/']);
    await expect.element(page.getByText('A jug')).toHaveAttribute('aria-current', 'page');
  });

  it('is no way there for whoever is signed in', async () => {
    await show(<PinWay pin={pin} />, { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor' } });
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('is the article that shows it', async () => {
    await show(<PinArticle pin={pin} />);
    await expect.element(page.getByRole('link', { name: 'In the article “Clay”' })).toHaveAttribute('href', '/today/best/clay/3/');
  });
});
