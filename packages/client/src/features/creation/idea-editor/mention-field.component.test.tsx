import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { MentionField } from './mention-field.tsx';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const omar = { kind: 'user', id: '4', label: 'Omar Haddad', url: '/omar/', imageUrl: null };
const NEEDED = 'Choose what it stands for.';

describe('a mention without a person', () => {
  it('says that one is to be chosen, and not while a name is typed that somebody has', async () => {
    const hand = {} as IdeaEditorInHand;
    await mount(<MentionField hand={hand} block={{ id: 'm', user: null } as unknown as ShownBlock} error={NEEDED} />, {
      answer: ({ input }) => ({ items: (input as { term: string }).term.startsWith('om') ? [omar] : [] }),
    });
    const field = page.getByRole('textbox');
    await expect.element(page.getByText(NEEDED)).toBeVisible();
    await field.fill('om');
    await expect.element(page.getByText(NEEDED)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Omar Haddad @omar' })).toBeVisible();
    await expect.element(page.getByText(NEEDED)).not.toBeInTheDocument();
    await field.fill('zz');
    await expect.element(page.getByText(NEEDED)).toBeVisible();
  });
});

describe('people who may be mentioned', () => {
  it('are told apart by their usernames where they have one name', async () => {
    const people = [omar, { ...omar, id: '5', url: '/omar_h/' }];
    await mount(<MentionField hand={{} as IdeaEditorInHand} block={{ id: 'm', user: null } as unknown as ShownBlock} error={undefined} />, {
      answer: () => ({ items: people }),
    });
    await page.getByRole('textbox').fill('om');
    await expect.element(page.getByRole('button', { name: 'Omar Haddad @omar', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Omar Haddad @omar_h', exact: true })).toBeVisible();
  });
});
