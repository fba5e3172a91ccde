import type { RouteDefinition } from './define-route.ts';

/** A page that can be loaded: its file, the path it stands for, and how its definition comes. */
export interface RouteEntry {
  readonly file: string;
  readonly path: string;
  readonly load: () => Promise<RouteDefinition>;
}

/** The page that the server rendered, so that a browser starts with it alone; `script` is its chunk. */
export interface FirstRoute {
  readonly file: string;
  readonly path: string;
  readonly script: string;
}
