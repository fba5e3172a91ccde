import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { PinGrid } from './index.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const image = { url: picture, width: 40, height: 60 };
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const pin = (id: string, title: string, by: string) => ({
  type: 'pin',
  id,
  title,
  pinner: { type: 'user', id: by },
  dominantColor: '#336699',
  images: { orig: image, '236x': image, '474x': image, '736x': image },
  isBlurred: null,
  carouselData: null,
  productOffer: null,
  sponsorship: null,
  savedInfo: null,
  access: [],
  videos: null,
  storyPageCount: null,
});
const state = {
  entities: {
    pin: { '1': pin('1', 'Hooks', 'mei'), '2': pin('2', 'Terrazzo', 'tomas') },
    user: { mei: person('mei', 'Mei Tan'), tomas: person('tomas', 'Tomás Ibarra') },
  },
} as unknown as MountOptions['state'];

it('each pin on a wall says who added it, and leads to them', async () => {
  await mount(
    <MemoryRouter>
      <PinGrid
        label="Hallway"
        pins={[
          { type: 'pin', id: '1' },
          { type: 'pin', id: '2' },
        ]}
      />
    </MemoryRouter>,
    { state },
  );
  await expect.element(page.getByRole('link', { name: 'Mei Tan' })).toHaveAttribute('href', '/mei/');
  await expect.element(page.getByRole('link', { name: 'Tomás Ibarra' })).toHaveAttribute('href', '/tomas/');
});

it('each pin of a board kept together says who added it, also where the viewer keeps it elsewhere', async () => {
  const kept = { ...pin('1', 'Hooks', 'mei'), savedInfo: { pinId: '9', boardName: 'Tiles', sectionTitle: null } };
  const withKept = { entities: { ...state!.entities, pin: { '1': kept } } } as unknown as MountOptions['state'];
  await mount(
    <MemoryRouter>
      <PinGrid label="Hallway" pins={[{ type: 'pin', id: '1' }]} addedBy={(name) => `${name} added this`} />
    </MemoryRouter>,
    { state: withKept },
  );
  await expect.element(page.getByRole('link', { name: 'Mei Tan added this' })).toHaveAttribute('href', '/mei/');
  await expect.element(page.getByRole('img', { name: 'Saved to Tiles' })).toBeVisible();
});
