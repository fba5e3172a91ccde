import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from './document.ts';
import { INLINE_SCRIPT_HASHES } from './inline-scripts.ts';
import { collectAssets } from './page-module.ts';

const assets = { entry: '/assets/entry.js', scripts: ['/assets/entry.js', '/assets/home.js'], styles: ['/assets/entry.css'] };
const context = { locale: 'ar', rtl: true, theme: 'dark' } as const;

describe('the document of a page', () => {
  it('names its language, direction and theme', () => {
    const html = openDocument({ head: '', assets, fontUrl: '/f.woff2', context, nonce: 'n' });
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  });

  it('preloads the chunks of its route with its nonce', () => {
    const html = openDocument({ head: '', assets, fontUrl: '/f.woff2', context, nonce: 'n0nce' });
    expect(html).toContain('<link rel="modulepreload" href="/assets/home.js" nonce="n0nce" fetchpriority="low">');
  });

  it('has no script behind its styles, which would wait for them and the page with it', () => {
    const html = openDocument({ head: '', assets, fontUrl: '/f.woff2', context, nonce: 'n' });
    expect(html.lastIndexOf('<script')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('cannot be broken out of by what is in the state', () => {
    const html = closeDocument({ stateJson: '{"title":"</script><script>alert(1)</script>"}', assets, nonce: 'n' });
    expect(html).not.toContain('</script><script>alert');
    const json = /id="page-data">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>' });
  });

  it('carries no nonce when it is cached', () => {
    const html =
      openDocument({ head: '', assets, fontUrl: '/f.woff2', context, nonce: null }) +
      closeDocument({ stateJson: '{}', assets, nonce: null });
    expect(html).not.toContain('nonce');
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/g)].map(([, script]) => script!);
    expect(inline).toHaveLength(2);
    for (const script of inline) expect(INLINE_SCRIPT_HASHES).toContain(createHash('sha256').update(script).digest('base64'));
    expect(html).toContain('data-scripts="/assets/entry.js /assets/home.js"');
  });
});

describe('the files of a route', () => {
  it('are its own and those it imports, each once, the entry first', () => {
    const manifest = {
      'src/entry-client.tsx': { file: 'assets/e.js', imports: ['_shared.js'], css: ['assets/e.css'] },
      'src/routes/index.tsx': { file: 'assets/i.js', imports: ['_shared.js', 'src/entry-client.tsx'], css: ['assets/i.css'] },
      '_shared.js': { file: 'assets/s.js' },
    };
    expect(collectAssets(manifest, ['src/routes/index.tsx'])).toEqual({
      entry: '/assets/e.js',
      scripts: ['/assets/e.js', '/assets/s.js', '/assets/i.js'],
      styles: ['/assets/e.css', '/assets/i.css'],
    });
  });

  it('cannot be told where a file is no script and no style', () => {
    const manifest = { 'src/entry-client.tsx': { file: 'assets/e.js', css: ['assets/e.scss'] } };
    expect(() => collectAssets(manifest, [])).toThrow(
      expect.objectContaining({ name: 'LoaderError', message: 'Unsupported asset extension: assets/e.scss' }),
    );
  });

  it('cannot be told where the build has no entry', () => {
    expect(() => collectAssets({}, [])).toThrow('Unable to load module for handler src/entry-client.tsx');
  });
});
