import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { PinBoards } from './pin-boards.tsx';

const people = {
  mei: { type: 'user', id: '1', username: 'mei', fullName: 'Mei Tan' },
  noor: { type: 'user', id: '2', username: 'noor', fullName: 'Noor Haddad' },
};
const board = (id: string, name: string, owner: object) => ({ type: 'board', id, name, url: `/board/${id}/`, pin_count: 4, owner });

describe('the boards that a picture lives on', () => {
  it('name their owners where their names are alike, and there alone', async () => {
    const boards = [board('5', 'Tiles', people.mei), board('6', 'tiles', people.noor), board('7', 'Kitchen', people.noor)];
    await mount(<PinBoards pinId="9" />, { answer: () => boards });
    await expect.element(page.getByRole('link', { name: /^Tiles.*Mei Tan/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^tiles.*Noor Haddad/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Kitchen/ })).not.toHaveTextContent('Noor Haddad');
  });
});
