import { describe, expect, it } from 'vitest';
import { routesFromFiles } from './route-paths.ts';

const pathsOf = (...files: string[]) => routesFromFiles(files).map(({ path }) => path);

describe('route files', () => {
  it('stand for paths: index is /, brackets are parameters', () => {
    expect(pathsOf('./index.tsx')).toEqual(['/']);
    expect(pathsOf('./pin/[id].tsx')).toEqual(['/pin/:id']);
  });

  it('sort static segments before parameterised ones', () => {
    expect(pathsOf('./[username].tsx', './[username]/[slug].tsx', './login.tsx', './search/[scope].tsx', './search/pins.tsx')).toEqual([
      '/login',
      '/search/pins',
      '/search/:scope',
      '/:username',
      '/:username/:slug',
    ]);
  });

  it('refuse a nested index', () => {
    expect(() => pathsOf('./pin/index.tsx')).toThrow(/nested index/);
  });
});
