import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeupDetail, relatedModulesFeed, type PinTraffic } from '@bowerbird/contract/discovery/pin-page/operations.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { fetchTransport } from '../api/fetch-transport.ts';
import { forgetReplies } from '../api/kept-replies.ts';
import { withPinPages } from './pin-pages.ts';

describe('reading the page of a pin', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    forgetReplies();
    vi.stubGlobal('fetch', fetching.mockReset());
    vi.stubGlobal('location', { pathname: '/search/pins/', search: '?q=oak', href: 'https://bowerbird.example/search/pins/?q=oak' });
    vi.stubGlobal('document', { visibilityState: 'visible', cookie: '' });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  const transportOf = (isAuthenticated: boolean) => withPinPages(fetchTransport, () => ({ isAuthenticated }));
  const sent = (index: number) => ({
    url: fetching.mock.calls[index]![0],
    body: JSON.parse((fetching.mock.calls[index]![1]?.body ?? 'null') as string) as unknown,
  });

  it('asks by the hash of an operation where somebody is logged in, and keeps the reply until something changes', async () => {
    fetching.mockImplementation(async () => answer({ data: { pin: { __typename: 'Pin', id: '7', title: 'Chair' } } }));
    const transport = transportOf(true);
    expect(await transport(PinResource.get, { id: '7' })).toEqual({ data: { id: '7', title: 'Chair' } });
    expect(sent(0)).toEqual({
      url: '/_/graphql/',
      body: { queryHash: closeupDetail.queryHash, variables: { pinId: '7', isAuth: true, isDesktop: true } },
    });
    await transport(PinResource.get, { id: '7' });
    expect(fetching).toHaveBeenCalledTimes(1);
    await transport(PinResource.update, { id: '7', title: 'Stool' }).catch(() => undefined);
    await transport(PinResource.get, { id: '7' });
    expect(fetching).toHaveBeenCalledTimes(3);
  });

  it('asks by the resource where nobody is logged in', async () => {
    fetching.mockResolvedValueOnce(answer({ resource_response: { data: { id: '7' } } }));
    expect(await transportOf(false)(PinResource.get, { id: '7' })).toMatchObject({ data: { id: '7' } });
    expect(sent(0).url).toContain('/resource/PinResource/get/');
  });

  it('pages through more like a pin by cursor, and says what led to it', async () => {
    const pageOf = (endCursor: string | null) =>
      answer({
        data: { feed: { __typename: 'RelatedModules', pins: [], stories: [], pageInfo: { endCursor, hasNextPage: endCursor !== null } } },
      });
    fetching.mockResolvedValueOnce(pageOf('next')).mockResolvedValueOnce(pageOf(null));
    const transport = transportOf(true);
    vi.stubGlobal('location', { pathname: '/pin/8/', search: '', href: 'https://bowerbird.example/pin/8/' });
    expect(await transport(RelatedPinFeedResource.get, { pin_id: '8', page_size: 12 })).toEqual({ data: [], bookmark: 'next' });
    const last = await transport(RelatedPinFeedResource.get, { pin_id: '8', page_size: 12, bookmarks: ['next'] });
    expect(last.bookmark).toBe(END_BOOKMARK);
    expect(sent(1).body).toMatchObject({
      queryHash: relatedModulesFeed.queryHash,
      variables: { pinId: '8', first: 12, cursor: 'next', source: 'search', searchQuery: 'oak', topLevelSourceDepth: 1 },
    });
  });

  it('says of a pin that more like it led to, with which picture of the home feed that began', async () => {
    const readBody = (options: RequestInit | undefined): unknown => {
      const body = options?.body;
      return typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {};
    };
    fetching.mockImplementation(async (_url, options) => {
      const { variables } = readBody(options) as { variables?: { pinId: string; isAuth?: boolean } };
      if (variables?.isAuth)
        return answer({ data: { pin: { __typename: 'Pin', id: variables.pinId, imageSignature: `sig${variables.pinId}` } } });
      const pageInfo = { endCursor: null, hasNextPage: false };
      return answer({ data: { feed: { __typename: 'RelatedModules', pins: [], stories: [], pageInfo } } });
    });
    const transport = transportOf(true);
    const visit = async (path: string) => {
      const { pathname, search, href } = new URL(path, 'https://bowerbird.example');
      vi.stubGlobal('location', { pathname, search, href });
      await transport(RelatedPinFeedResource.get, { board_id: '5' }).catch(() => undefined);
    };
    const open = async (path: string, id: string) => {
      await visit(path);
      vi.stubGlobal('location', { pathname: `/pin/${id}/`, search: '', href: `https://bowerbird.example/pin/${id}/` });
      await transport(RelatedPinFeedResource.get, { pin_id: id });
      await transport(PinResource.get, { id });
      const asked = fetching.mock.calls.map(([, options]) => readBody(options) as { variables?: PinTraffic & { pinId: string } });
      return asked.find(({ variables }) => variables?.pinId === id && variables.source !== undefined)!.variables;
    };
    expect(await open('/', '21')).toMatchObject({ source: 'homefeed', topLevelSourceDepth: 1 });
    expect(await open('/pin/21/', '22')).toMatchObject({ source: 'closeup', topLevelSource: 'homefeed', homefeedSourceSig: 'sig21' });
    expect(await open('/pin/22/', '23')).toMatchObject({ topLevelSourceDepth: 3, homefeedSourceSig: 'sig21' });
    expect(await open('/search/pins/?q=oak', '24')).not.toHaveProperty('homefeedSourceSig');
  });

  it('tells of a pin that cannot be shown as the resource does', async () => {
    fetching.mockResolvedValueOnce(answer({ data: { pin: { __typename: 'PinError', name: 'pin_not_found', code: 41, message: 'Gone' } } }));
    const failed = transportOf(true)(PinResource.get, { id: '9' });
    await expect(failed).rejects.toMatchObject({ record: { name: 'pin_not_found', http_status: 404 } });
  });

  it('counts a reply without its pin, and asks the resource instead', async () => {
    fetching.mockImplementation(async (url) => {
      if (url === '/_/graphql/') return answer({ data: { pin: null } });
      return answer(url === '/v3/client_failures/' ? { status: 'success' } : { resource_response: { data: { id: '7' } } });
    });
    expect(await transportOf(true)(PinResource.get, { id: '7' })).toMatchObject({ data: { id: '7' } });
    const counted = fetching.mock.calls.find(([url]) => url === '/v3/client_failures/');
    expect(counted?.[1]?.body).toBe('failure=pin_page&message=QUERY_MISS');
  });

  it('fails as the resource does when the server refuses', async () => {
    const extensions = {
      name: 'bad_input',
      code: 3,
      http_status: 400,
      message: 'No',
      message_detail: '',
      api_error_code: 3,
      extraData: null,
    };
    fetching.mockResolvedValueOnce(answer({ data: null, errors: [{ message: 'No', extensions }] }, 400));
    await expect(transportOf(true)(PinResource.get, { id: 'x' })).rejects.toMatchObject({ record: { name: 'bad_input' } });
  });
});
