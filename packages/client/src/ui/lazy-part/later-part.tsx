import { useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** A lazy part that may stand on a page from its beginning. The server leaves it out. The browser brings it once the page acts. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(load);
  return function LaterPart(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return isHydrated ? <Part {...props} /> : null;
  };
}
