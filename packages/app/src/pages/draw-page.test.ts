import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

describe('drawing a page', () => {
  const draw = (part: ComponentType) => {
    const log = { error: vi.fn() };
    const page = createElement('main', null, createElement(Suspense, { fallback: 'Later' }, createElement(part)));
    return { markup: drawPage({ render: () => renderToString(page) }, log), log };
  };

  it('gives all of it and has nothing to tell', () => {
    const { markup, log } = draw(() => 'Blue rooms');
    expect(markup).toContain('Blue rooms');
    expect(log.error).not.toHaveBeenCalled();
  });

  const broken = () => {
    throw new Error('It cannot be drawn.');
  };
  it.each<[string, ComponentType]>([
    ['fails', broken],
    ['waits', lazy(() => new Promise<never>(() => undefined))],
  ])('tells when a part of it %s, and gives the rest', (_what, part) => {
    const { markup, log } = draw(part);
    expect(markup).toContain('<main>');
    expect(markup).toContain('Later');
    expect(log.error).toHaveBeenCalledOnce();
  });
});
