import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubBadgeResource, NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { makeBoard } from '../../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson } from '../../../testing/test-server.ts';

/** An instance with ways to do what is told, and to read what is. */
export async function openNews() {
  let made = 0;
  const server = await createTestServer();

  const person = (name: string) => server.person(`${name.toLowerCase().replaceAll(' ', '_')}_${(made += 1)}`, name);
  const newsOf = async (caller: TestCaller, filter?: 'comments' | 'boards' | 'people' | 'pins') => {
    await server.settle();
    return caller.data(NewsHubResource.get, filter ? { filter } : {});
  };
  const told = async (caller: TestCaller, filter?: 'comments' | 'boards' | 'people' | 'pins') =>
    (await newsOf(caller, filter)).map(({ kind, actors, actor_count, title }) => `${kind} ${actors[0]?.fullName} ${actor_count} ${title}`);
  const unseen = async (caller: TestCaller) => {
    await server.settle();
    return (await caller.data(NewsHubBadgeResource.get, {})).news_unseen_count;
  };
  const save = async (by: TestPerson, pin_id: string, privacy: 'public' | 'secret' = 'public') =>
    by.data(RepinResource.create, { pin_id, board_id: (await makeBoard(by, `Kept ${(made += 1)}`, { privacy })).id });
  const say = (by: TestCaller, pin_id: string, text: string, parent_id?: string) =>
    by.data(AggregatedCommentResource.create, { pin_id, text, parent_id });

  return { server, person, newsOf, told, unseen, save, say };
}

export type NewsCast = Awaited<ReturnType<typeof openNews>>;
