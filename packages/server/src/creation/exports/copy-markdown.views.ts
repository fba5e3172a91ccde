import type { CopyBlock } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { CopyRow } from '../../pinning/kept-copies/index.ts';

/** A kept copy as Markdown. The words of a page stay words: nothing in them is markup for a reader of the file. */
export function copyAsMarkdown({ content, address, read_at }: CopyRow): string {
  const { title, byline, site, blocks } = content;
  const head = [
    title && `# ${plain(title)}`,
    [byline, site]
      .filter(Boolean)
      .map((words) => plain(words!))
      .join(' · '),
  ];
  // An address has no angle brackets once it is parsed.
  const source = `<${URL.parse(address)?.href ?? ''}>, ${read_at.slice(0, 10)}`;
  return `${[...head, source, ...blocks.map(blockAsMarkdown)].filter((part) => part !== '').join('\n\n')}\n`;
}

function blockAsMarkdown(block: CopyBlock): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${plain(block.text)}`;
    case 'list':
      return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${linesAsMarkdown(item, '  \n   ')}`).join('\n');
    case 'quote':
      return `> ${linesAsMarkdown(block.text, '\n>\n> ')}`;
    case 'code':
      return block.text.replaceAll(/^/gm, '    ');
    case 'paragraph':
      return linesAsMarkdown(block.text, '  \n');
  }
}

function linesAsMarkdown(text: string, between: string): string {
  return text.split('\n').map(plain).join(between);
}

/** Escapes what Markdown or HTML would read as more than words. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>&#|~]/g, String.raw`\$&`).replace(/^(\s*\d*)([-+=.)])/u, String.raw`$1\$2`);
}
