import { COPY_LIMITS, type CopyBlock } from '@bowerbird/domain/pinning/kept-copies.ts';

const HEADINGS: Readonly<Record<string, 1 | 2 | 3>> = { H1: 1, H2: 1, H3: 2, H4: 3, H5: 3, H6: 3 };
/** What stands in a line of text. Everything else begins a paragraph of its own. */
const INLINE = new Set(
  'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK NOBR Q RB RP RT RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IMG', 'PICTURE', 'IFRAME', 'HEAD']);

/** The words of a tree as plain blocks, in the order of the page. No markup is left, only its meaning. */
export function readBlocks(root: Node): CopyBlock[] {
  const blocks: CopyBlock[] = [];
  let line = '';
  let left: number = COPY_LIMITS.wordBytes;

  /** Takes so much of a text as still fits. */
  const take = (text: string): string => {
    const taken = beginningOf(text, Math.max(0, left));
    left -= Buffer.byteLength(taken);
    return taken;
  };
  const add = (block: CopyBlock) => {
    if (blocks.length < COPY_LIMITS.blocks) blocks.push(block);
  };
  const endLine = () => {
    const text = take(tidyLines(line));
    line = '';
    if (text !== '') add({ type: 'paragraph', text });
  };
  const addText = (type: 'quote' | 'code', text: string) => {
    const taken = take(text);
    if (taken !== '') add({ type, text: taken });
  };

  const visit = (node: Node): void => {
    if (left <= 0) return;
    if (node.nodeType === 3) line += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
    if (node.nodeType !== 1 || UNREAD.has(node.nodeName)) return;
    const name = node.nodeName;
    if (name === 'BR') line += '\n';
    else if (INLINE.has(name)) visitAll(node);
    else {
      endLine();
      visitBlock(node, name);
      endLine();
    }
  };
  const visitAll = (node: Node): void => {
    for (const child of node.childNodes) visit(child);
  };
  const visitBlock = (node: Node, name: string): void => {
    const level = HEADINGS[name];
    if (level) {
      const text = take(tidyLines(wordsOf(node)).replaceAll('\n', ' '));
      if (text !== '') add({ type: 'heading', level, text });
    } else if (name === 'BLOCKQUOTE') addText('quote', tidyLines(wordsOf(node)));
    else if (name === 'PRE') addText('code', tidyCode(node.textContent ?? ''));
    else if (name === 'UL' || name === 'OL' || name === 'DL') addList(itemsOf(node), name === 'OL');
    else if (name === 'TABLE' && isOfData(node as Element)) addList(rowsOf(node as Element), false);
    else visitAll(node);
  };
  const addList = (texts: readonly string[], isOrdered: boolean): void => {
    const items = texts.map(take).filter((item) => item !== '');
    if (items.length > 0) add({ type: 'list', isOrdered, items });
  };

  visit(root);
  endLine();
  return blocks;
}

/** The words of a node, with a line for each of its blocks. */
function wordsOf(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (node.nodeType !== 1 || UNREAD.has(node.nodeName)) return '';
  if (node.nodeName === 'BR') return '\n';
  const words = [...node.childNodes].map(wordsOf).join('');
  return INLINE.has(node.nodeName) ? words : `\n${words}\n`;
}

/** The items of a list, those of inner lists after the one they stand in. */
function itemsOf(list: Node): string[] {
  return [...list.childNodes].flatMap((child) => {
    if (isList(child)) return itemsOf(child);
    const own = [...child.childNodes].filter((inner) => !isList(inner));
    const text = child.nodeType === 3 ? wordsOf(child) : own.map(wordsOf).join('');
    return [tidyLines(text), ...[...child.childNodes].filter(isList).flatMap(itemsOf)].filter((item) => item !== '');
  });
}

function isList(node: Node): boolean {
  return node.nodeName === 'UL' || node.nodeName === 'OL' || node.nodeName === 'DL';
}

/** Pages that lay out by tables have paragraphs and lists in their cells. */
function isOfData(table: Element): boolean {
  return table.querySelector('p, ul, ol, table, blockquote, pre, h1, h2, h3, h4') === null;
}

function rowsOf(table: Element): string[] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.children]
      .map((cell) => tidyLines(wordsOf(cell)).replaceAll('\n', ' '))
      .filter((cell) => cell !== '')
      .join(' · '),
  );
}

/** Lines without spaces around them, at most one empty line apart, and without characters that nobody sees. */
function tidyLines(text: string): string {
  return withoutControls(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function tidyCode(text: string): string {
  return withoutControls(text.replaceAll('\t', '  ')).replaceAll(/^\n+|\s+$/g, '');
}

/** As much of a text as so many bytes hold, in whole characters. */
function beginningOf(text: string, bytes: number): string {
  const whole = text.toWellFormed();
  if (Buffer.byteLength(whole) <= bytes) return whole;
  return Buffer.from(whole)
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/u, '');
}

/** PostgreSQL takes no NUL in JSON, and directions of a page end with its block. */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ');
}
