import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { openNews, type NewsCast } from './testing/news-cast.ts';

describe('open pages of somebody', () => {
  let cast: NewsCast;
  beforeAll(async () => {
    cast = await openNews();
  });
  afterAll(() => cast.server.close());

  /** The names of what a page of the person is told about news. */
  const listen = async (person: TestPerson) => {
    const { nextOf, close } = await openUpdates(cast.server, person);
    return { next: async () => (await nextOf(/^news\./u))?.name, close };
  };

  it('hear that news were read on another, once', async () => {
    const [lena, mei, sam] = [await cast.person('Lena Fjeld'), await cast.person('Mei Tan'), await cast.person('Sam')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    const [news] = await cast.newsOf(lena);
    const page = await listen(lena);
    for (const at of [news!.at, news!.at, '1']) await lena.data(NewsHubResource.update, { read_until: at });
    expect(await page.next()).toBe('news.lessened');
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    await cast.server.settle();
    expect(await page.next()).toBe('news.added');
    await page.close();
  });

  it('hear that news are gone with a pin: the one that was saved, or the one that was kept', async () => {
    const [lena, mei, sam] = [await cast.person('Lena Fjeld'), await cast.person('Mei Tan'), await cast.person('Sam')];
    const pin = await makePin(cast.server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const kept = await cast.save(mei, pin.id);
    expect(await cast.unseen(lena)).toBe(1);
    const page = await listen(lena);
    await mei.data(PinResource.delete, { id: kept.id });
    expect(await cast.unseen(lena)).toBe(0);
    expect(await page.next()).toBe('news.lessened');
    await cast.save(sam, pin.id);
    expect(await cast.unseen(lena)).toBe(1);
    expect(await page.next()).toBe('news.added');
    await lena.data(PinResource.delete, { id: pin.id });
    expect(await cast.unseen(lena)).toBe(0);
    expect(await page.next()).toBe('news.lessened');
    await page.close();
  });
});
