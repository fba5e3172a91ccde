import { describe, expect, it } from 'vitest';
import type { CopyBlock } from '@bowerbird/domain/pinning/kept-copies.ts';
import { copyAsMarkdown } from './copy-markdown.views.ts';

const copyOf = (title: string, ...blocks: CopyBlock[]) =>
  copyAsMarkdown({
    content: { title, byline: 'Lena Fjeld', site: 'Rooms', language: 'en', direction: null, blocks },
    address: 'https://rooms.example/lamp?a=1',
    read_at: '2026-11-09T08:00:00Z',
  });

describe('a kept copy as a file', () => {
  it('has its title, its writer, where and when it was read, and every kind of block', () => {
    expect(
      copyOf(
        'The lamp',
        { type: 'heading', level: 1, text: 'At dusk' },
        { type: 'paragraph', text: 'One\ntwo' },
        { type: 'list', isOrdered: true, items: ['First', 'Second'] },
        { type: 'quote', text: 'Said one.\nSaid two.' },
        { type: 'code', text: 'wait();\ngo();' },
      ),
    ).toBe(
      '# The lamp\n\nLena Fjeld · Rooms\n\n<https://rooms.example/lamp?a=1>, 2026-11-09\n\n## At dusk\n\nOne  \ntwo\n\n1. First\n2. Second\n\n' +
        '> Said one.\n>\n> Said two.\n\n    wait();\n    go();\n',
    );
  });

  it('has nothing in its words that would be markup', () => {
    const nasty = copyOf('<script>', { type: 'paragraph', text: '[a](javascript:b) <img src=x>\n# c\n- d\n1. e' });
    expect(nasty).toContain(String.raw`# \<script\>`);
    expect(nasty.endsWith(`\\[a\\](javascript:b) \\<img src=x\\>  \n\\# c  \n\\- d  \n1\\. e\n`)).toBe(true);
  });
});
