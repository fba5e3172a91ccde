import { createTestServer, type TestCaller, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { RegisteredEndpoint } from '@bowerbird/server/endpoints/registry.ts';
import type { Viewer } from '@bowerbird/server/endpoints/viewer.ts';
import type { Result } from '../scripts/proving/report.ts';
import { questionsOf } from './access/decide.ts';
import type { Question } from './access/question.ts';
import { makeScene, type ObjectKind, type Scene, type ViewerKind } from './access/scene.ts';
import { describeEffects, measureEffects } from './support/effects.ts';
import { declaredEndpoints } from './support/endpoints.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';
import { sendCall, type Sent } from './support/send-call.ts';
import { tryUndone } from './support/try-undone.ts';

export const help = 'Every write twenty times at once with one Idempotency-Key: one effect, one reply; and with another body: refused.';

const AT_ONCE = 20;
/** Who might be allowed, in this order. */
const WRITERS: readonly ViewerKind[] = ['owner', 'member', 'collaborator', 'stranger'];

/** Sends every write of the registry many times. */
export async function run(): Promise<Result> {
  return report('twice', await withDatabases(tryTwice));
}

/** One trial a write and what it is about. */
export async function tryTwice(): Promise<Trial[]> {
  const server = await createTestServer();
  // Events stay where they are written, so that they count as effects.
  await server.core.outbox.stop();
  try {
    const stage = new Stage(server);
    const trials: Trial[] = [];
    for (const { name, area, call } of await declaredEndpoints()) {
      if (!call?.endpoint.write) continue;
      const questions = questionsOf(name, call);
      if (questions.length === 0)
        trials.push({ group: area, what: name, failure: 'cannot be tried; add its question to faults/access/questions.ts' });
      for (const question of questions) {
        const what = question.about === undefined ? name : `${name}, ${question.about}`;
        trials.push({ group: area, what, ...(await tryWrite(stage, call, question, trials.length)) });
      }
    }
    return trials;
  } finally {
    await server.close();
  }
}

type Outcome = Pick<Trial, 'failure' | 'note'>;

/**
 * The scene that a write is tried on. Making one takes far longer than a trial. So a write is tried on the scene that earlier
 * writes left, and on a new one where it finds nothing to do there.
 */
class Stage {
  readonly server: TestServer;
  private readonly scenes = new Map<ObjectKind, { scene: Scene; isUntouched: boolean }>();
  private made = 0;

  constructor(server: TestServer) {
    this.server = server;
  }

  async findWriter(call: RegisteredEndpoint, question: Question): Promise<Writer> {
    const kind = question.objects?.[0] ?? 'public';
    const stands = this.scenes.get(kind);
    const found = stands && (await findWriter(this.server, call, question, stands.scene));
    if (stands && found && (found.effect !== '' || stands.isUntouched)) {
      stands.isUntouched &&= found.effect === '';
      return found;
    }
    this.made += 1;
    const scene = await makeScene(this.server, [kind], `_${this.made}`);
    const writer = await findWriter(this.server, call, question, scene);
    this.scenes.set(kind, { scene, isUntouched: writer.effect === '' });
    return writer;
  }
}

async function tryWrite(stage: Stage, call: RegisteredEndpoint, question: Question, number: number): Promise<Outcome> {
  const { server } = stage;
  const { viewer, input, effect } = await stage.findWriter(call, question);
  // Trials before this one may have used up what the person may do in an hour.
  await server.core.db.deleteFrom('limit_counters').execute();
  const enter = async () => (viewer.userId === null ? server.stranger() : server.callerOf(viewer.userId));
  const before = await measure(server);
  const send = (from: TestCaller, body: object) => sendCall(from, call.endpoint, body, { 'idempotency-key': `the-key-${number}` });
  const caller = await enter();
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => send(caller, input)));
  const problems = [...problemsOf(replies), ...effectProblem(effect, describeEffects(before, await measure(server)))];
  if (replies[0]!.status === 200) {
    // From another session of the same person, should the call have ended the first.
    const other = await send(await enter(), { ...input, with_another_field: true });
    if (other.error !== 'key_reused' && other.error !== 'not_signed_in') problems.push(`another body: ${other.error ?? other.status}`);
    problems.push(...effectProblem(effect, describeEffects(before, await measure(server))));
  }
  const { status, error } = replies[0]!;
  return { failure: problems.length > 0 ? problems.join('; ') : undefined, note: effect || `no effect (${error ?? status})` };
}

interface Writer {
  readonly viewer: Viewer;
  readonly input: Record<string, unknown>;
  readonly effect: string;
}

/** Somebody who may do this, what they send, and what one call of theirs changes: tried once and undone. */
async function findWriter(server: TestServer, call: RegisteredEndpoint, question: Question, scene: Scene): Promise<Writer> {
  const object = scene.objects[0]!;
  for (const kind of WRITERS) {
    const viewer: Viewer = scene.viewer(kind, object);
    const input = question.input(object, scene.own(viewer));
    const before = await measure(server);
    let effect = '';
    const look = async (db: TestServer['core']['db']) => void (effect = describeEffects(before, await measure(server, db)));
    const { failure } = await tryUndone(server, call, { viewer, input, look });
    if (failure === undefined || kind === WRITERS.at(-1)) return { viewer, input, effect };
  }
  throw new Error('nobody to write');
}

/** The database, and the jobs that were sent. */
async function measure(server: TestServer, db = server.core.db) {
  return new Map([...(await measureEffects(db)), ['jobs', server.enqueued.length]]);
}

function problemsOf(replies: readonly Sent[]): string[] {
  const statuses = [...new Set(replies.map(({ status }) => status))];
  if (statuses.some((status) => status >= 500)) return [`breaks with ${statuses.join(', ')}`];
  // A call that ends its own session leaves those who come late signed out.
  const distinct = new Set(replies.filter(({ error }) => error !== 'not_signed_in' || !statuses.includes(200)).map(({ body }) => body));
  return distinct.size === 1 ? [] : [`${distinct.size} different replies (${statuses.join(', ')})`];
}

function effectProblem(once: string, found: string): string[] {
  return once === found ? [] : [`changes ${found || 'nothing'}, once it changes ${once || 'nothing'}`];
}
