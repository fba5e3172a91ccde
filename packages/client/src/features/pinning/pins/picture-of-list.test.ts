import { expect, it } from 'vitest';
import type { RootState } from '../../../store/create-store.ts';
import { pictureOfList } from './picture-of-list.ts';

it('a list of pins is shown in link previews by the picture of its first one, and by none while it is empty', () => {
  const image = { url: '/media/736x/j.jpg', width: 736, height: 900 };
  const state = { entities: { pin: { 9: { type: 'pin', id: '9', title: 'A jug', altText: 'A white jug', images: { '736x': image } } } } };
  const listed = [
    { type: 'pin', id: '9' },
    { type: 'pin', id: '8' },
  ];
  expect(pictureOfList(state as unknown as RootState, listed)).toMatchObject(image);
  expect(pictureOfList(state as unknown as RootState, [])).toBeUndefined();
  expect(pictureOfList(state as unknown as RootState, null)).toBeUndefined();
});
