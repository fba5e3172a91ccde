import { closeupDetail, closeupPage, relatedModulesFeed, type PinTraffic } from '@bowerbird/contract/discovery/pin-page/operations.ts';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { countClientFailure } from '@bowerbird/contract/measurement/client-failures/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { CallOptions, Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import { GRAPHQL_PATH, type GraphqlPinError, type GraphqlReply, type PersistedOperation } from '@bowerbird/contract/protocol/graphql.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { readsOnlyRelatedPins } from '@bowerbird/domain/discovery/pin-page-group.ts';
import { keepReply } from './kept-replies.ts';
import { fetchPatiently, pageHeaders } from './fetch-transport.ts';
import { trafficOf } from './pin-traffic.ts';
import { placeLeft } from './place-left.ts';

type Found = CallResult | GraphqlPinError | null | undefined;
type Read = (input: never, options: CallOptions) => Promise<Found>;

/** The reads of a pin's page (`C7.39`), by the calls whose data they give. */
const reads = new Map<string, Read>([
  readBy(PinResource.get, async ({ id }, options) => {
    const variables = { pinId: id, isAuth: true, isDesktop: matchMedia('(min-width: 600px)').matches };
    const { pin } = await askOperation(closeupDetail, variables, options);
    if (pin?.__typename !== 'Pin') return pin;
    const { __typename, ...data } = pin;
    seen = { pinId: id, signature: data.imageSignature };
    return { data };
  }),
  readBy(PinBoardsResource.get, async ({ pin_id }, options) => {
    const { page } = await askOperation(closeupPage, { pinId: pin_id, isAuth: true }, options);
    return page?.__typename === 'CloseupPage' ? { data: page.boards } : page;
  }),
  readBy(RelatedPinFeedResource.get, async ({ pin_id, page_size, bookmarks }, options) => {
    if (pin_id === undefined) return null;
    const variables = { pinId: pin_id, first: page_size ?? null, cursor: bookmarks?.[0] ?? null, ...trafficTo(pin_id) };
    const { feed } = await askOperation(relatedModulesFeed, variables, options);
    if (feed?.__typename !== 'RelatedModules') return feed;
    return {
      data: [...feed.pins, ...(feed.stories ?? [])],
      bookmark: feed.pageInfo.hasNextPage ? (feed.pageInfo.endCursor ?? END_BOOKMARK) : END_BOOKMARK,
    };
  }),
]);

function readBy<Input, Output>(
  { name }: Endpoint<Input, Output>,
  read: (input: Input, options: CallOptions) => Promise<Found>,
): [string, Read] {
  return [name, read];
}

/**
 * Makes a call of a pin's page by GraphQL (`C6.3`). Any other call goes by `transport`, and so does one whose reply lacks its
 * part.
 */
export async function callPinPage<Input, Output>(
  transport: Transport,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  const isRead = endpoint.name === RelatedPinFeedResource.get.name || !readsOnlyRelatedPins();
  const read = isRead ? reads.get(endpoint.name) : undefined;
  if (!read) return transport(endpoint, input, options);
  const found = await read(input as never, options);
  if (found && '__typename' in found) throw new CallError(recordOf(found));
  if (found) return found as CallResult<Output>;
  // What is missing is counted (`C8.10`, `B8.5`), and the page is there all the same.
  transport(countClientFailure, { failure: 'pin_page', message: 'QUERY_MISS' }).catch(() => undefined);
  return transport(endpoint, input, options);
}

async function askOperation<Variables, Data>(
  { name, queryHash }: PersistedOperation<Variables, Data>,
  variables: Variables,
  { signal }: CallOptions,
): Promise<Partial<Data>> {
  const body = JSON.stringify({ queryHash, variables });
  const ask = async () => {
    const headers = { ...pageHeaders(true), ...operationHeaders(name) };
    const response = await fetchPatiently(GRAPHQL_PATH, { method: 'POST', body, headers, signal }, true);
    const reply = (await response.json().catch(() => undefined)) as GraphqlReply<Data> | undefined;
    const error = reply?.errors?.[0]?.extensions;
    if (error) throw new CallError(error);
    return reply?.data ?? {};
  };
  // What its asker may abort is nobody else's.
  return signal ? ask() : keepReply(body, ask);
}

/** What goes with an operation besides (`C7.35`): its name, the page that asks, and a country that the address forces. */
function operationHeaders(name: string): Record<string, string> {
  const query = new URLSearchParams(location.search);
  const country = query.get('force_country');
  const countryOfAddress = query.get('force_country_from_ip');
  return {
    'Content-Type': 'application/json',
    'X-Bowerbird-Query-Name': name,
    'X-Bowerbird-Handler': 'pin',
    ...(country === null ? {} : { 'X-Bowerbird-Force-Country': encodeURI(country) }),
    ...(countryOfAddress === null ? {} : { 'X-Bowerbird-Force-Country-From-Ip': encodeURI(countryOfAddress) }),
  };
}

const NOT_FOUND = 404;

function recordOf({ name, code, message }: GraphqlPinError) {
  return {
    name: name as 'pin_not_found',
    code,
    api_error_code: code,
    message,
    message_detail: '',
    http_status: NOT_FOUND,
    extraData: null,
  };
}

/** What led to the pin that is read last. */
let led: { readonly pinId: string; readonly traffic: PinTraffic } | null = null;

/** The picture of the pin that was read last. */
let seen: { readonly pinId: string; readonly signature: string } | null = null;

/** What led to a pin leads on from there, with the picture of the home feed that it began with. */
function before(): PinTraffic | null {
  if (!led || seen?.pinId !== led.pinId || led.traffic.source !== 'homefeed') return led?.traffic ?? null;
  return { ...led.traffic, homefeedSourceSig: seen.signature };
}

function trafficTo(pinId: string): PinTraffic {
  if (led?.pinId === pinId) return led.traffic;
  const left = placeLeft();
  const tracking = new URLSearchParams(location.search).get('tracking_params');
  led = { pinId, traffic: trafficOf(left === null ? null : new URL(left), before(), tracking) };
  return led.traffic;
}
