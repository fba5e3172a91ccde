import { describe, expect, it } from 'vitest';
import { bookmarkletFor } from './bookmarklet.ts';
import { snippetFor } from './snippet.ts';

const ORIGIN = 'https://pins.example';
const nothing = { isLarge: false, url: '', media: '', description: '' };

describe('the snippet of a save button', () => {
  it('is one script for the pictures under the pointer', () => {
    expect(snippetFor(ORIGIN, { ...nothing, kind: 'hover', isLarge: true })).toBe(
      '<script async defer src="https://pins.example/save-button.js" data-pin-hover="true" data-pin-height="28"></script>',
    );
  });

  it('is a link that works without the script, and holds what was typed as words, never as markup', () => {
    const hostile = '"><script>alert(1)</script>&';
    const snippet = snippetFor(ORIGIN, { ...nothing, kind: 'one', url: 'https://a.example/?b=1&c=2', description: hostile });
    expect(snippet).toContain('data-pin-url="https://a.example/?b=1&amp;c=2"');
    expect(snippet).toContain('data-pin-description="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
    expect(snippet.match(/<script/g)).toHaveLength(1);
    expect(snippet).toContain('href="https://pins.example/pin/create/button/?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2');
  });
});

describe('the address of the bookmark', () => {
  it('is whole by itself, so that a page that lets no script in lets it run', () => {
    const code = decodeURIComponent(bookmarkletFor(ORIGIN).replace(/^javascript:/, ''));
    expect(code).toContain('"https://pins.example"');
    expect(code).not.toMatch(/import|require|createElement/);
    expect(bookmarkletFor(ORIGIN)).not.toMatch(/[\s"<>]/);
  });
});
