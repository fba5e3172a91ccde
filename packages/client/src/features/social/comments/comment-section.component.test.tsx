import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { field, noor, noors, openMenu, send, show, words, writes } from './testing/comment-section-cast.tsx';
import { CommentSection } from './comment-section.tsx';
import { meis, person, pin } from './comments-cast.ts';
import { aboutPin } from './talked-about.ts';

describe('the comments of a pin', () => {
  it('stand there with who said them, and lead where their addresses say', async () => {
    await show([{ ...meis, text: 'Like https://paper.example/red.' }]);
    await expect.element(page.getByRole('article', { name: 'Comment by Mei Tan' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'https://paper.example/red' })).toHaveAttribute('rel', 'noopener nofollow ugc');
  });

  it('take what is said at once, before it has arrived', async () => {
    const { promise: reply, resolve } = Promise.withResolvers<object>();
    const { sent } = await show([meis], { answer: () => reply });
    await field().fill(' Old book boards. ');
    await send().click();
    await expect.element(words('Old book boards.')).toBeVisible();
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    resolve(noors);
    await expect.element(page.getByRole('article', { name: 'Comment by Noor Haddad' })).toBeVisible();
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();
    expect(writes(sent)).toEqual([{ name: 'AggregatedCommentResource.create', input: { pin_id: '9', text: 'Old book boards.' } }]);
  });

  it('keep what did not arrive, and send it again as the same act', async () => {
    let isBroken = true;
    const { keys, sent } = await show([meis], {
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return noors;
      },
    });
    await field().fill('Old book boards.');
    await send().click();
    await expect.element(page.getByText('Not sent')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.element(page.getByRole('article', { name: 'Comment by Noor Haddad' })).toBeVisible();
    const used = keys.filter((_key, index) => sent[index]!.name === 'AggregatedCommentResource.create');
    expect(used).toHaveLength(2);
    expect(used[0]).toBe(used[1]);
  });

  it('are shown in the language of who reads them, and in their own words again', async () => {
    const state = { session: { ...noor!.session!, settings: { translates: true } } } as MountOptions['state'];
    await show([{ ...meis, text: 'Quel papier ?' }], { state, answer: () => 'What paper?' });
    await openMenu('Translate');
    await expect.element(words('What paper?')).toBeVisible();
    await expect.element(page.getByRole('status').getByText('Translated')).toBeVisible();
    await page.getByRole('button', { name: 'Show original' }).click();
    await expect.element(words('Quel papier ?')).toBeVisible();
  });

  it('stay as they are where no translation came, and say nothing', async () => {
    const state = { session: { ...noor!.session!, settings: { translates: true } } } as MountOptions['state'];
    const { sent, store } = await show([meis], { state, answer: () => '' });
    await openMenu('Translate');
    await vi.waitFor(() => expect(sent.at(-1)?.name).toBe('GET /v3/aggregated_comments/:id/translate/'));
    await expect.element(page.getByText('Translating…')).not.toBeInTheDocument();
    await expect.element(words('What paper is the red?')).toBeVisible();
    expect(store.getState().entities.aggregatedcomment['11']?.translatedText).toBe('');
    expect(store.getState().toasts.current).toBeNull();
  });

  it('offer no translation where the instance has no service', async () => {
    await show([meis]);
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Translate' })).not.toBeInTheDocument();
  });

  it('tell what came of trying, and that somebody tried it is sent', async () => {
    const image = { url: '/a.jpg', largeUrl: '/b.jpg', width: 236, height: 177, dominantColor: '#aabbcc' };
    const { sent } = await show([{ ...meis, user_did_it: true, image }], { answer: () => ({ ...noors, user_did_it: true }) });
    await expect.element(page.getByRole('img', { name: 'What Mei Tan made of it' })).toHaveAttribute('src', '/a.jpg');
    await expect.element(page.getByRole('article', { name: 'Comment by Mei Tan' }).getByText('Tried it')).toBeVisible();
    await page.getByRole('button', { name: 'I tried it' }).click();
    await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await field().fill('It rose well');
    await send().click();
    await vi.waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]!.input).toEqual({ pin_id: '9', text: 'It rose well', user_did_it: true });
    await expect.element(page.getByRole('button', { name: 'I tried it' })).toBeVisible();
  });

  it('ask for words where somebody only says that they tried it, and go back to the field where they did not', async () => {
    const { sent } = await show([]);
    await page.getByRole('button', { name: 'I tried it' }).click();
    await send().click();
    await expect.element(page.getByText('Add a few words.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(writes(sent)).toHaveLength(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Add a few words.')).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });

  it('have a tab of what people tried', async () => {
    const { sent } = await show([meis], { answer: () => [] });
    await page.getByRole('button', { name: 'Tried it' }).click();
    await expect.element(page.getByText('Nobody has tried it yet')).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'DidItCommentsResource.get', input: { pin_id: '9', sort: 'best', page_size: 10 } });
  });

  it('say why somebody is not let, and let go of what was said', async () => {
    await show([meis], {
      answer: () => {
        throw refusal('forbidden');
      },
    });
    await field().fill('Hello');
    await send().click();
    await expect.element(page.getByText('Not sent: you may not comment here.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(words('Hello')).not.toBeInTheDocument();
  });

  it('open the replies of a thread, and put a new one last', async () => {
    const reply = { ...noors, id: '13', parent_id: '11', text: 'Never sees the sun.' };
    const { sent } = await show([{ ...meis, comment_count: 1 }], {
      answer: ({ name }) => (name === 'AggregatedCommentReplyFeedResource.get' ? [reply] : { ...reply, id: '14', text: 'And the blue?' }),
    });
    await page.getByRole('button', { name: 'Show 1 reply' }).click();
    await expect.element(words('Never sees the sun.')).toBeVisible();
    await page.getByRole('button', { name: 'Reply to Mei Tan' }).click();
    await expect.element(page.getByLabelText('Reply to Mei Tan').last()).toHaveFocus();
    await page.getByLabelText('Reply to Mei Tan').last().fill('And the blue?');
    await send().first().click();
    await expect.element(words('And the blue?')).toBeVisible();
    expect(writes(sent)[0]!.input).toMatchObject({ parent_id: '11', text: 'And the blue?' });
    await vi.waitFor(() => {
      const shown = document.querySelector('main')!.textContent;
      expect(shown.indexOf('And the blue?')).toBeGreaterThan(shown.indexOf('Never sees the sun.'));
    });
  });

  it('are changed where they stand', async () => {
    const { sent } = await show([noors], { answer: () => ({ ...noors, text: 'New boards.', edited_at: '2026-01-06T10:00:00Z' }) });
    await page.getByRole('button', { name: 'More for the comment by Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabelText('Your comment').fill('New boards.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('edited')).toBeVisible();
    expect(writes(sent)).toEqual([{ name: 'AggregatedCommentResource.update', input: { commentId: '12', text: 'New boards.' } }]);
  });

  it('go on behind their words when they are changed, and are saved by keys', async () => {
    const { sent } = await show([noors], { answer: () => ({ ...noors, edited_at: '2026-01-06T10:00:00Z' }) });
    await page.getByRole('button', { name: 'More for the comment by Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.getByLabelText('Your comment')).toHaveFocus();
    await userEvent.keyboard(' Really.{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('edited')).toBeVisible();
    expect(writes(sent)).toEqual([{ name: 'AggregatedCommentResource.update', input: { commentId: '12', text: `${noors.text} Really.` } }]);
  });

  it('suggest people after an @ also while they are changed', async () => {
    const people = [person('mei_tan', 'Mei Tan')];
    const { sent } = await show([noors], {
      answer: ({ name }) => (name === 'MentionSuggestionsResource.get' ? people : { ...noors, edited_at: '2026-01-06T10:00:00Z' }),
    });
    await page.getByRole('button', { name: 'More for the comment by Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.getByLabelText('Your comment')).toHaveFocus();
    await userEvent.keyboard(' @me');
    await expect.element(page.getByRole('option', { name: /Mei Tan/u })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Your comment')).toHaveValue(`${noors.text} @mei_tan `);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('edited')).toBeVisible();
    expect(writes(sent)).toMatchObject([{ input: { commentId: '12', text: `${noors.text} @mei_tan` } }]);
  });

  it('leave at once when they are deleted, and come back when the server refuses', async () => {
    const { store } = await show([noors, meis], {
      answer: () => {
        throw refusal('unknown');
      },
    });
    await page.getByRole('button', { name: 'More for the comment by Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(store.getState().toasts.current?.message).toBe('comments.deleteFailed'));
    await expect.element(words('Old book boards.')).toBeVisible();
  });

  it('show how people reacted, and take a reaction at once', async () => {
    const { promise: reply, resolve } = Promise.withResolvers<object>();
    const { sent } = await show([{ ...meis, reaction_counts: { 1: 14 } }], { answer: () => reply });
    await expect.element(page.getByRole('button', { name: 'Love it: 14' })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'React to the comment by Mei Tan' }).click();
    await page.getByRole('button', { name: 'Well made' }).click();
    await expect.element(page.getByRole('button', { name: 'Well made: 1' })).toHaveAttribute('aria-pressed', 'true');
    resolve({ ...meis, reaction_counts: { 1: 14, 7: 1 }, reaction_by_me: 7 });
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([{ name: 'POST /v3/aggregated_comments/:id/react/', input: { id: '11', reaction_type: 7 } }]),
    );
  });

  it('put a reaction back that the server refused', async () => {
    const { store } = await show([{ ...meis, reaction_counts: { 1: 1 }, reaction_by_me: 1 }], {
      answer: () => {
        throw refusal('unknown');
      },
    });
    await page.getByRole('button', { name: 'Love it: 1' }).click();
    await vi.waitFor(() => expect(store.getState().toasts.current?.message).toBe('comments.actFailed'));
    await expect.element(page.getByRole('button', { name: 'Love it: 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are marked as helpful, and say how many they helped', async () => {
    await show([meis], { answer: () => ({ ...meis, helpful_count: 1, marked_helpful_by_me: true }) });
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'This helped me' }).click();
    await expect.element(page.getByText('helped 1 person')).toBeVisible();
  });

  it('are highlighted by the owner of the pin', async () => {
    const { sent } = await show([{ ...meis, access: ['delete', 'highlight'] }], {
      answer: () => ({ ...meis, highlighted_by_pin_owner: true }),
    });
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Highlight' }).click();
    await expect.element(page.getByText('Highlighted by', { exact: false })).toBeVisible();
    expect(writes(sent)[0]!.input).toEqual({ aggregated_comment: '11', pin: '9', highlight: true });
  });

  it('leave the page when somebody hides their author', async () => {
    const { sent } = await show([meis, noors, { ...meis, id: '15', text: 'Rude again' }], { answer: () => null });
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).first().click();
    await page.getByRole('menuitem', { name: 'Hide all by Mei Tan' }).click();
    await expect.element(words('Rude again')).not.toBeInTheDocument();
    await expect.element(words('Old book boards.')).toBeVisible();
    expect(writes(sent)).toEqual([{ name: 'HiddenCommentsResource.create', input: { comment_id: '11', all_of_author: true } }]);
  });

  it('count no reply that its reader hides', async () => {
    const reply = { ...noors, id: '13', parent_id: '11', user: person('6', 'Ada Rude'), access: [] };
    const replies = { 'AggregatedCommentReplyFeedResource.get': [reply], 'DidItCommentsResource.get': [] };
    await show([{ ...meis, comment_count: 1 }], { answer: ({ name }) => replies[name as keyof typeof replies] ?? null });
    await page.getByRole('button', { name: 'Show 1 reply' }).click();
    await page.getByRole('button', { name: 'More for the comment by Ada Rude' }).click();
    await page.getByRole('menuitem', { name: 'Hide this comment' }).click();
    await page.getByRole('button', { name: 'Tried it' }).click();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(words('What paper is the red?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show 1 reply' })).not.toBeInTheDocument();
  });

  it('have a way on where there are none', async () => {
    await show([]);
    await expect.element(page.getByText('Nobody has spoken yet')).toBeVisible();
  });

  it('say that they did not come, and are asked for again', async () => {
    let isBroken = true;
    await mount(<CommentSection about={aboutPin(pin)} />, {
      state: noor,
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return [meis];
      },
    });
    await expect.element(page.getByText('The comments did not come')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(words('What paper is the red?')).toBeVisible();
  });

  it('are for a stranger to read, who is told how to comment', async () => {
    await show([meis], { state: {} });
    await expect.element(words('What paper is the red?')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in to comment' })).toHaveAttribute('href', expect.stringContaining('/login/'));
    await expect.element(field()).not.toBeInTheDocument();
  });

  it('are off for everybody, and the owner alone is told', async () => {
    const off = { ...pin, comments_disabled: true };
    const { sent } = await show([], { shown: { ...off, access: ['write'] }, answer: () => pin });
    await page.getByRole('button', { name: 'Turn on' }).click();
    expect(writes(sent)).toEqual([{ name: 'PinResource.update', input: { id: '9', comments_disabled: false } }]);
  });

  it('lead to whom they name, and no further where nobody is named', async () => {
    const text = 'For @mei_tan, not @nobody';
    await show([{ ...noors, text, tags: [{ id: '5', start: 4, length: 8 }], tagged_users: [person('5', 'Mei Tan')] }]);
    await expect.element(page.getByRole('link', { name: '@mei_tan' })).toHaveAttribute('href', '/5/');
    expect(page.getByRole('link', { name: '@nobody' }).elements()).toEqual([]);
  });

  it('suggest people after an @, by keys alone, and send their names', async () => {
    const people = [person('mei_lin', 'Mei Lin'), person('mei_tan', 'Mei Tan')];
    const { sent } = await show([], { answer: ({ name }) => (name === 'MentionSuggestionsResource.get' ? people : noors) });
    await field().click();
    await userEvent.keyboard('Look, @me');
    await expect.element(page.getByRole('option', { name: /Mei Lin/u })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Look, @mei_tan ');
    expect(page.getByRole('option').elements()).toEqual([]);
    await userEvent.keyboard('fine');
    await send().click();
    await vi.waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]!.input).toMatchObject({ text: 'Look, @mei_tan fine' });
  });

  it('suggest people for names of two words as long as some are found, and leave the words as they are then', async () => {
    const mei = person('mei_tan', 'Mei Tan');
    const { sent } = await show([], {
      answer: ({ name, input }) => {
        if (name !== 'MentionSuggestionsResource.get') return noors;
        return 'mei tan'.startsWith((input as { term: string }).term.toLowerCase()) ? [mei] : [];
      },
    });
    const asked = () =>
      sent.flatMap(({ name, input }) => (name === 'MentionSuggestionsResource.get' ? [(input as { term: string }).term] : []));
    const option = page.getByRole('option', { name: /Mei Tan/u });
    await field().click();
    await userEvent.keyboard('Ask @Mei');
    await expect.element(option).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('T');
    await expect.poll(asked).toContain('Mei T');
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('o');
    await expect.poll(asked).toContain('Mei To');
    await expect.element(option).not.toBeInTheDocument();
    await userEvent.keyboard('day');
    await new Promise((done) => setTimeout(done, 300));
    expect(asked().at(-1)).toBe('Mei To');
    await expect.element(field()).toHaveValue('Ask @Mei Today');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Ask @mei_tan ');
    await userEvent.keyboard('and');
    await new Promise((done) => setTimeout(done, 300));
    expect(page.getByRole('option').elements()).toEqual([]);
  });

  it('let go of the suggestions by Esc, and keep what was typed', async () => {
    await show([], { answer: () => [person('mei_tan', 'Mei Tan')] });
    await field().click();
    await userEvent.keyboard('@me');
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('option').elements()).toEqual([]);
    await expect.element(field()).toHaveValue('@me');
  });

  it('open the thread of a link above the others, with the focus on what it leads to', async () => {
    const reply = { ...noors, id: '21', parent_id: '11', text: 'The reply of the link.' };
    await show([meis, { ...meis, id: '13', text: 'Another thread.' }], {
      linkedId: '21',
      answer: ({ input }) => ((input as { id: string }).id === '21' ? reply : { ...meis, comment_count: 3 }),
    });
    await expect.element(words('The reply of the link.')).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('The reply of the link.'));
    await expect.element(words('Another thread.')).toBeVisible();
    expect(page.getByText('What paper is the red?', { exact: false }).elements()).toHaveLength(1);
  });

  it('say that the comment of a link is gone', async () => {
    await show([meis], {
      linkedId: '21',
      answer: () => {
        throw refusal('comment_not_found');
      },
    });
    await expect.element(page.getByText('The comment of this link is gone.')).toBeVisible();
  });

  it('lose the name of somebody who takes it out', async () => {
    const text = 'For @noor_haddad';
    const { sent } = await show(
      [{ ...meis, text, tags: [{ id: '3', start: 4, length: 12 }], tagged_users: [person('3', 'Noor Haddad')] }],
      {
        answer: () => ({ id: '11', tagged_users: [] }),
      },
    );
    await expect.element(page.getByRole('link', { name: '@noor_haddad' })).toBeVisible();
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Take my name out' }).click();
    await vi.waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(page.getByRole('link', { name: '@noor_haddad' }).elements()).toEqual([]);
    await expect.element(words('For @noor_haddad')).toBeVisible();
  });
});
