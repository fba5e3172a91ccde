import { lazy, Suspense, type ComponentType } from 'react';
import { retryLoad } from '../../lib/loading/retry-load.ts';

/** A component whose code arrives when it is first drawn: what opens after an act does not weigh on the first route. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await retryLoad(load) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
