import { ElementType, parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A node of a page: a text, or an element with its attributes as React takes them. */
type Node = string | { readonly tag: string; readonly props: Record<string, unknown>; readonly children: readonly Node[] };

/** How React spells attributes that are not spelled as in HTML. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  value: 'defaultValue',
};

/** Reads a page once; what it gives makes all of its elements anew and has React write them, as a component would. */
export function preparePage(html: string): () => string {
  const tree = parseDocument(html).children.flatMap(readNode);
  return () => renderToString(createElement(Fragment, null, ...tree.map(makeElement)));
}

function makeElement(node: Node): ReactNode {
  return typeof node === 'string' ? node : createElement(node.tag, node.props, ...node.children.map(makeElement));
}

function readNode(node: ReturnType<typeof parseDocument>['children'][number]): Node[] {
  if (node.type === ElementType.Text) return [node.data];
  if (node.type !== ElementType.Tag && node.type !== ElementType.Script && node.type !== ElementType.Style) return [];
  const props: Record<string, unknown> = Object.fromEntries(
    Object.entries(node.attribs).map(([name, value]) => [REACT_NAMES[name] ?? name, name === 'style' ? readStyle(value) : value]),
  );
  if (node.type !== ElementType.Tag) {
    const text = node.children.map((child) => (child.type === ElementType.Text ? child.data : '')).join('');
    return [{ tag: node.name, props: { ...props, dangerouslySetInnerHTML: { __html: text } }, children: [] }];
  }
  return [{ tag: node.name, props, children: node.children.flatMap(readNode) }];
}

function readStyle(css: string): Record<string, string> {
  const pairs = css.split(';').filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    pairs.map((rule) => {
      const name = rule.slice(0, rule.indexOf(':')).trim();
      const value = rule.slice(rule.indexOf(':') + 1).trim();
      return [name.startsWith('--') ? name : name.replaceAll(/-(\w)/gu, (_all, letter: string) => letter.toUpperCase()), value];
    }),
  );
}
