import type { FastifyInstance, InjectOptions } from 'fastify';
import { callEndpoint, encodeCall, type CallReply, type CallRequest } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Access, Endpoint, Place, ResourceVerb } from '@bowerbird/contract/protocol/endpoint.ts';
import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { createInstance } from '../instance/create-instance.ts';
import type { Registry } from '../endpoints/registry.ts';
import type { Feature } from '../feature.ts';
import { cookieNames } from '../http/cookies.ts';
import { startSession } from '../identity/sessions/sessions.service.ts';
import { openForTests, type GivenToTests, type TestCore } from './test-core.ts';

const HOST = 'localhost:3000';
const CSRF = 'a-csrf-token-for-the-tests';

/** A browser-like caller: it keeps its session and sends what same-origin pages send. */
export interface TestCaller {
  readonly userId: string | null;
  request(options: InjectOptions): Promise<{
    status: number;
    body: string;
    raw: Buffer;
    json: () => unknown;
    headers: Record<string, unknown>;
    cookies: Record<string, string>;
  }>;
  /** Makes a call and gives its data; throws with the error's name when it failed. */
  data<Input, Output, A extends Access>(endpoint: Endpoint<Input, Output, A>, ...input: Given<Input, A>): Promise<Output>;
  /** Calls a resource and gives the whole envelope, whatever came of it. */
  envelope<Input, Output, A extends Access>(
    endpoint: Endpoint<Input, Output, A>,
    ...input: Given<Input, A, [headers?: Record<string, string>]>
  ): Promise<ResourceEnvelope<Output>>;
  /** Sends what no call takes, or to what no call is declared at. */
  sendRaw<T = unknown>(
    resource: string,
    verb: ResourceVerb,
    options?: unknown,
    headers?: Record<string, string>,
  ): Promise<ResourceEnvelope<T>>;
}

/** Somebody with an account, signed in. */
export type TestPerson = TestCaller & { userId: string };

/** What is given to a call: its input, with the passcode where it asks for one. */
type Given<Input, A extends Access, More extends unknown[] = []> = {} extends Input
  ? [input?: WithPasscode<Input, A>, ...More]
  : [input: WithPasscode<Input, A>, ...More];
type WithPasscode<Input, A extends Access> = A extends 'passcode' ? Input & { readonly passcode?: string } : Input;

export interface TestServer extends TestCore {
  readonly registry: Registry;
  readonly app: FastifyInstance;
  stranger(): TestCaller;
  /** Makes an account straight in the database and a session for it. */
  person(username: string, fullName?: string): Promise<TestPerson>;
  callerOf(userId: string): Promise<TestCaller & { userId: string }>;
  /** Delivers all waiting domain events. */
  settle(): Promise<void>;
  /** Forgets all mails so far, those that are on their way too. */
  forgetMails(): Promise<void>;
}

export interface TestServerOptions extends GivenToTests {
  readonly features?: readonly Feature[];
  readonly env?: NodeJS.ProcessEnv;
}

/** A whole instance on a test database, called without a socket. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { features, env = {}, ...given } = options;
  const instance = await openForTests(env, given, (made) => createInstance({ ...made, features }));
  const { core } = instance;
  const { app } = await instance.openHttp({ dev: false, version: 'test' });
  await app.ready();
  await instance.startEvents();

  const callerOf = async (userId: string) => {
    const token = await startSession(core.db, { userId, isLimited: false, device: 'test' });
    return { ...makeCaller(app, token), userId };
  };
  return {
    ...instance,
    app,
    stranger: () => makeCaller(app, null),
    callerOf,
    person: async (username, fullName = username) => {
      const { id } = await core.db
        .insertInto('users')
        .values({
          username,
          full_name: fullName,
          first_name: fullName.split(' ')[0]!,
          email: `${username}@example.org`,
          birthday: '1990-05-05',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await core.db.insertInto('user_counters').values({ user_id: id }).execute();
      return callerOf(id);
    },
    settle: () => core.outbox.drain(),
    forgetMails: async () => {
      await core.outbox.drain();
      instance.mails.length = 0;
    },
    close: async () => {
      await app.close();
      await instance.close();
    },
  };
}

function makeCaller(app: FastifyInstance, token: string | null): TestCaller {
  const cookies: Record<string, string> = { [cookieNames.csrf]: CSRF, ...(token ? { [cookieNames.session]: token } : {}) };
  const request: TestCaller['request'] = async (options) => {
    const response = await app.inject({
      ...options,
      cookies,
      headers: { host: HOST, origin: `http://${HOST}`, 'x-csrftoken': CSRF, ...options.headers },
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') delete cookies[cookie.name];
      else cookies[cookie.name] = cookie.value;
    }
    return {
      status: response.statusCode,
      body: response.body,
      raw: response.rawPayload,
      json: () => JSON.parse(response.body) as unknown,
      headers: response.headers,
      cookies,
    };
  };
  const send = async ({ method, url, headers, body }: CallRequest, more: Record<string, string> = {}): Promise<CallReply> => {
    const response = await request({ method, url, payload: body, headers: { ...headers, ...more } });
    return { status: response.status, json: response.json() };
  };
  const sendTo = async <T>(place: Place, input: unknown, headers?: Record<string, string>) =>
    (await send(encodeCall(place, input), headers)).json as ResourceEnvelope<T>;
  return {
    userId: null,
    request,
    sendRaw: (resource, verb, options, headers) => sendTo({ kind: 'resource', resource, verb }, options, headers),
    envelope: ({ place }, ...[input, headers]) => sendTo(place, input, headers),
    data: async (endpoint, ...[input]) => {
      try {
        return (await callEndpoint((call) => send(call), endpoint, input)).data;
      } catch (error) {
        const { record } = toCallError(error);
        throw record ? new Error(`${endpoint.name}: ${record.name} ${record.message_detail}`, { cause: error }) : error;
      }
    },
  };
}
