import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { authorise } from '@bowerbird/server/endpoints/authorise.ts';
import type { RegisteredEndpoint } from '@bowerbird/server/endpoints/registry.ts';
import type { Viewer } from '@bowerbird/server/endpoints/viewer.ts';
import type { TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { Declared } from '../support/endpoints.ts';
import { tryUndone } from '../support/try-undone.ts';
import { isToldByBookmarks } from './bookmark-tells.ts';
import { plainQuestion } from './plain-question.ts';
import type { Question } from './question.ts';
import { QUESTIONS } from './questions.ts';
import { OBJECTS, VIEWERS, type ObjectKind, type Scene, type SceneObject, type ViewerKind } from './scene.ts';

/** One row of the table: what each kind of viewer gets when they ask this. */
export interface Row {
  readonly area: string;
  readonly endpoint: string;
  readonly about: string;
  readonly object: ObjectKind | 'any';
  readonly answers: Readonly<Record<ViewerKind, string>>;
}

/** Asks every endpoint, as every kind of viewer, about every kind of object; nothing of it stays. */
export async function decideAll(server: TestServer, scene: Scene, endpoints: readonly Declared[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, area, call, stream } of endpoints) {
    if (stream) {
      const answers = await forEachViewer(async (kind) => mayCall(stream.stream, scene.viewer(kind, scene.objects[0]!)));
      rows.push({ area, endpoint: name, about: '', object: 'any', answers });
    }
    for (const question of call ? questionsOf(name, call) : [])
      rows.push(...(await askAbout(question, { server, scene, area, call: call! })));
  }
  return rows;
}

/** The questions about an endpoint; none when nobody has said what it is about. */
export function questionsOf(name: string, call: RegisteredEndpoint): readonly Question[] {
  const plain = plainQuestion(name, JSON.parse(JSON.stringify(call.schemas.input)) as Parameters<typeof plainQuestion>[1]);
  return QUESTIONS[name] ?? (plain ? [plain] : []);
}

type Cell = { server: TestServer; scene: Scene; kind: ViewerKind; object: SceneObject };
type Asking = { server: TestServer; scene: Scene; area: string; call: RegisteredEndpoint };

async function askAbout(question: Question, { server, scene, area, call }: Asking): Promise<Row[]> {
  const { name } = call.endpoint;
  const objects = scene.objects.filter(({ kind }) => (question.objects ?? OBJECTS).includes(kind));
  const rows: Row[] = [];
  for (const object of objects) {
    const answers = await forEachViewer((kind) => askOnce(question, call, { server, scene, kind, object }));
    rows.push({ area, endpoint: name, about: question.about ?? '', object: question.isAboutNothing ? 'any' : object.kind, answers });
  }
  return rows;
}

async function askOnce({ input, shows }: Question, call: RegisteredEndpoint, cell: Cell): Promise<string> {
  const { server, scene, kind, object } = cell;
  const viewer = scene.viewer(kind, object);
  const given = input(object, scene.own(viewer));
  const ask = (more: object = {}) => tryUndone(server, call, { viewer, isBot: kind === 'bot', input: { ...given, ...more } });
  const { json, failure } = await ask();
  if (failure !== undefined) return failure;
  if (!shows) return call.endpoint.write ? 'may' : 'sees';
  if (json.includes(shows(object))) return 'sees';
  if (!('page_size' in given)) return 'nothing';
  return (await isToldByBookmarks(async (paging) => (await ask(paging)).bookmark, pinsOf(object))) ? 'by bookmark' : 'nothing';
}

const pinsOf = ({ pin, pinInSection }: SceneObject) => [pin.id, pinInSection.id];

function mayCall(call: Pick<RegisteredEndpoint['endpoint'], 'access' | 'appScope'>, viewer: Viewer): string {
  try {
    authorise(call, viewer);
    return 'may';
  } catch (error) {
    return error instanceof ApiError ? error.errorName : String(error);
  }
}

/** One after the other: calls in transactions of their own would wait for each other's rows. */
async function forEachViewer(ask: (kind: ViewerKind) => Promise<string>): Promise<Row['answers']> {
  const answers: [ViewerKind, string][] = [];
  for (const kind of VIEWERS) answers.push([kind, await ask(kind)]);
  return Object.fromEntries(answers) as Record<ViewerKind, string>;
}
