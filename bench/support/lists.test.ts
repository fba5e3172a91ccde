import { expect, it } from 'vitest';
import { declaredLists, listQuestions } from './lists.ts';

it('knows what to ask every declared list for', () => {
  const board = { id: '1', slug: 'blue-rooms', username: 'noor' };
  const subjects = {
    pinId: '1',
    board,
    author: 'noor',
    followed: 'noor',
    sectionId: '1',
    ownBoardId: '1',
    articleId: '1',
    commentId: '1',
    conversationId: '1',
    importId: '1',
  };
  const asked = listQuestions(subjects, { username: 'noor', boardId: '1' }).map(({ name }) => name);
  // A list may be asked in several ways.
  expect([...new Set(asked)].toSorted()).toEqual(declaredLists().toSorted());
});
