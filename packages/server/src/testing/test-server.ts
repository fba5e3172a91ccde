import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import type { CoreOptions } from '../core/create-core.ts';
import { assembleRegistry } from '../instance/assemble-registry.ts';
import type { Feature } from '../feature.ts';
import { features as allFeatures } from '../instance/features.ts';
import { cookieNames } from '../http/cookies.ts';
import { createHttpServer } from '../http/server.ts';
import { selectLivingSessions } from '../identity/sessions/index.ts';
import { resolveAppViewer } from '../identity/apps/index.ts';
import { resolveViewer, startSession } from '../identity/sessions/sessions.service.ts';
import { createTestCore, type TestCore } from './test-core.ts';

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
  /** Calls a resource and gives the whole envelope, whatever came of it. */
  resource<T = unknown>(
    name: string,
    verb: 'get' | 'create' | 'update' | 'delete',
    options?: object,
    headers?: Record<string, string>,
  ): Promise<ResourceEnvelope<T>>;
  /** Calls a resource and gives its data; throws with the error's name when it failed. */
  data<T = unknown>(name: string, verb: 'get' | 'create' | 'update' | 'delete', options?: object): Promise<T>;
}

export interface TestServer extends TestCore {
  readonly app: FastifyInstance;
  stranger(): TestCaller;
  /** Makes an account straight in the database and a session for it. */
  person(username: string, fullName?: string): Promise<TestCaller & { userId: string }>;
  callerOf(userId: string): Promise<TestCaller & { userId: string }>;
  /** Delivers all waiting domain events. */
  settle(): Promise<void>;
  /** Forgets all mails so far, those that are on their way too. */
  forgetMails(): Promise<void>;
}

export interface TestServerOptions extends Pick<CoreOptions, 'poolSize' | 'safeFetch' | 'resolveTxt' | 'botCheck'> {
  readonly features?: readonly Feature[];
  readonly env?: NodeJS.ProcessEnv;
}

/** A whole instance on a test database, called without a socket. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { features = allFeatures, env, ...given } = options;
  const testCore = await createTestCore(env, features, given);
  const { core } = testCore;
  const registry = assembleRegistry(features);
  const app = await createHttpServer({
    core,
    registry,
    resolveViewer,
    resolveAppViewer,
    dev: false,
    version: 'test',
    mounts: features.flatMap(({ mount }) => mount ?? []),
  });
  await app.ready();
  await core.realtime.start((ids) => selectLivingSessions(core.db, ids));
  await core.outbox.start(features.flatMap((feature) => feature.listeners?.(core) ?? []));

  const callerOf = async (userId: string) => {
    const token = await startSession(core.db, { userId, isLimited: false, device: 'test' });
    return { ...makeCaller(app, token), userId };
  };
  return {
    ...testCore,
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
      testCore.mails.length = 0;
    },
    close: async () => {
      await app.close();
      await testCore.close();
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
  const resource: TestCaller['resource'] = async <T>(
    name: string,
    verb: string,
    options: object = {},
    headers: Record<string, string> = {},
  ) => {
    const data = JSON.stringify({ options, context: {} });
    const response =
      verb === 'get'
        ? await request({ method: 'GET', url: `/resource/${name}/get/`, query: { source_url: '/', data }, headers })
        : await request({ method: 'POST', url: `/resource/${name}/${verb}/`, payload: { source_url: '/', data }, headers });
    return response.json() as ResourceEnvelope<T>;
  };
  return {
    userId: null,
    request,
    resource,
    data: async <T>(name: string, verb: 'get' | 'create' | 'update' | 'delete', options: object = {}) => {
      const envelope = await resource<T>(name, verb, options);
      const { error } = envelope.resource_response;
      if (error) throw new Error(`${name}.${verb}: ${error.name} ${error.message_detail}`);
      return envelope.resource_response.data as T;
    },
  };
}
