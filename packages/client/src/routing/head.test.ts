import { describe, expect, it } from 'vitest';
import { renderHead, windowTitle } from './head.ts';

const page = { appName: 'Bowerbird', origin: 'https://pins.example.org', locale: 'en' };

describe("a page's head", () => {
  it('has the title before the name, or the name alone', () => {
    expect(windowTitle({ title: 'The collector' }, 'Bowerbird')).toBe('The collector · Bowerbird');
    expect(windowTitle({ title: '' }, 'Bowerbird')).toBe('Bowerbird');
  });

  it('gives link previews the title, the words, the one address and the picture, as whole addresses', () => {
    const head = renderHead(
      {
        title: 'The collector',
        description: 'A blue bird on a branch',
        canonicalPath: '/pin/1/',
        kind: 'article',
        image: { url: '/media/736x/a.jpg', width: 736, height: 960, alt: 'A bird' },
      },
      page,
    );
    expect(head).toContain('<title>The collector · Bowerbird</title>');
    expect(head).toContain('<link rel="canonical" href="https://pins.example.org/pin/1/">');
    for (const tag of [
      'name="description" content="A blue bird on a branch"',
      'property="og:type" content="article"',
      'property="og:title" content="The collector"',
      'property="og:url" content="https://pins.example.org/pin/1/"',
      'property="og:image" content="https://pins.example.org/media/736x/a.jpg"',
      'property="og:image:width" content="736"',
      'property="og:image:height" content="960"',
      'property="og:image:alt" content="A bird"',
      'name="twitter:card" content="summary_large_image"',
    ]) {
      expect(head).toContain(`<meta ${tag}>`);
    }
    expect(head).not.toContain('noindex');
  });

  it('says no size of a picture that it does not know, and shows that of a person small', () => {
    const head = renderHead({ title: 'Noor Haddad', kind: 'profile', image: { url: '/media/236x/n.jpg', alt: 'Noor Haddad' } }, page);
    expect(head).toContain('property="og:image" content="https://pins.example.org/media/236x/n.jpg"');
    expect(head).not.toContain('og:image:width');
    expect(head).not.toContain('og:image:height');
    expect(head).toContain('<meta name="twitter:card" content="summary">');
  });

  it('keeps a page that is not to be found out of searches', () => {
    expect(renderHead({ title: 'Log in', noIndex: true }, page)).toContain('<meta name="robots" content="noindex">');
  });

  it('lets no title or description end its tag', () => {
    const head = renderHead({ title: '</title><script>', description: '"><img onerror=1>' }, page);
    expect(head).not.toContain('<script>');
    expect(head).not.toContain('"><img');
  });
});
