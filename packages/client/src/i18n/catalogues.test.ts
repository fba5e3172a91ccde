import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { readCatalogue } from '../../build/messages.ts';

const source = join(import.meta.dirname, '..');
const catalogueOf = (locale: string) => readCatalogue(join(import.meta.dirname, 'messages', locale));
const english = catalogueOf('en');
const others = builtLocales.filter((locale) => locale !== 'en');

/** The holes and marked parts of a message: what code has to fill, whatever the language. */
function holesOf(text: string): string[] {
  const holes = new Set<string>();
  const visit = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      holes.add(`{${String(part[0])}}`);
      Object.values((part[2] ?? {}) as object).forEach(visit);
    }
  };
  visit(compileMessage(text));
  for (const [, mark] of text.matchAll(/<(\w+)>/g)) holes.add(`<${mark}>`);
  return [...holes].toSorted();
}

/** All of the client's sources but its tests. */
function sourceText(): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
}

describe('the catalogues', () => {
  it.each(others)('have every message in %s, and none that English does not have', (locale) => {
    expect(Object.keys(catalogueOf(locale)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(others)('have the same holes and marked parts in %s', (locale) => {
    const catalogue = catalogueOf(locale);
    const different = Object.keys(english).filter((id) => String(holesOf(catalogue[id] ?? '')) !== String(holesOf(english[id]!)));
    expect(different).toEqual([]);
  });

  it.each(builtLocales)('leave no message empty in %s', (locale) => {
    expect(Object.entries(catalogueOf(locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have no message that nothing shows', () => {
    const text = sourceText();
    expect(Object.keys(english).filter((id) => !text.includes(`'${id}'`) && !text.includes(`"${id}"`))).toEqual([]);
  });

  it('name no message in two areas', () => {
    const folder = join(import.meta.dirname, 'messages/en');
    const ids = readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object));
    expect(ids).toHaveLength(new Set(ids).size);
  });
});
