import { use, type ComponentType } from 'react';
import { retryLoad } from '../lib/loading/retry-load.ts';

/** A part of pages whose code comes only for those who see it, such as one kind of viewer; it is there before the page is drawn. */
export interface PagePart<Props extends object = object> {
  /** Its file as the build's manifest names it, for preloading. */
  readonly key: string;
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

/** Declares a part; `key` is the path of the imported file from the client's root. */
export function pagePart<Props extends object>(key: `src/${string}.tsx`, importPart: () => Promise<ComponentType<Props>>): PagePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    loading ??= retryLoad(importPart).then((part) => {
      loaded = part;
      return part;
    });
    return loading;
  };
  return {
    key,
    load,
    Component: function Part(props: Props) {
      const Loaded = loaded ?? use(load());
      return <Loaded {...props} />;
    },
  };
}
