import { describe, expect, it } from 'vitest';
import { pageGroupOf } from './page-group.ts';
import { viewportSizeOf } from './viewport.ts';

describe('a screen', () => {
  it('is sm under 768 px, md under 1024, else lg', () => {
    expect([320, 767, 768, 1023, 1024, 1920].map(viewportSizeOf)).toEqual(['sm', 'sm', 'md', 'md', 'lg', 'lg']);
  });

  it('shows the web pages to signed-in people on a desktop, and duplo to everybody else', () => {
    expect(pageGroupOf('desktop', true)).toBe('web');
    expect([pageGroupOf('desktop', false), pageGroupOf('phone', true), pageGroupOf('tablet', true)]).toEqual(['duplo', 'duplo', 'duplo']);
  });
});
