import type { Core } from '../../core/core.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import type { Bias } from './discovery.service.ts';

const DAY_MILLISECONDS = 86_400_000;

interface Asking {
  readonly core: Pick<Core, 'now'>;
  readonly viewer: Viewer;
  /** What a stranger asks in; it is not known where a list is made for a person alone. */
  readonly request?: { readonly locale: string };
}

/** The language that answers are bent towards: a person's own one, or that of the request. */
export function languageOf({ viewer, request }: Pick<Asking, 'viewer' | 'request'>): string {
  return (viewer.userId === null ? null : viewer.locale) ?? request?.locale ?? '';
}

/** What the answers to a viewer are bent towards today. */
export function biasOf(asking: Asking): Bias {
  const { core, viewer } = asking;
  return {
    language: languageOf(asking),
    day: Math.floor(core.now() / DAY_MILLISECONDS),
    person: BigInt(viewerIdOf(viewer)),
    notPictures: [],
  };
}
