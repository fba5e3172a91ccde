import { lazy, Suspense, type ComponentType } from 'react';
import { retryLoad } from '../../lib/loading/retry-load.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code arrives when it is first drawn: what opens after an act does not weigh on the first route. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return suspended(() => retryLoad(load));
}

/** A lazy part that its page can do without. Where its code never arrives, nothing stands in its place. */
export function optionalPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return suspended(() => retryLoad(load).catch(() => Nothing));
}

function suspended<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
