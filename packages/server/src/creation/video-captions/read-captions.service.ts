import { parseText, type ParseError } from 'media-captions';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { mostCues } from '@bowerbird/domain/creation/captions.ts';
import { badField } from '../../endpoints/bad-field.ts';

const SRT_TIME = /^\d{1,2}:\d{2}:\d{2},\d{3}\s+-->/m;
/** No reader gets through more, so a file with such a cue is refused by its line. */
const LONGEST_CUE = 2_000;
const LATEST_SECONDS = 24 * 3600;

/**
 * Reads a WebVTT or SubRip file and writes it anew, with the times and the words alone. Throws a bad field that names the first
 * line that cannot be read.
 */
export async function rewriteCaptions(file: string): Promise<string> {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const type = !text.startsWith('WEBVTT') && SRT_TIME.test(text) ? 'srt' : 'vtt';
  const backwards = text.split('\n').findIndex(runsBackwards);
  if (backwards >= 0) throw badField('text', 'wrong_line', backwards + 1);
  const errors: ParseError[] = [];
  const { cues, errors: found } = await parseText(text, { type, errors: true, onError: (error) => errors.push(error) });
  const [first] = [...errors, ...found];
  if (first) throw badField('text', 'wrong_line', first.line);
  if (cues.length === 0) throw badField('text', 'no_cues');
  if (cues.length > mostCues) throw badField('text', 'maxItems', mostCues);
  const written = cues.flatMap(({ startTime, endTime, text: words }) => {
    const plain = plainWords(words);
    if (plain === null) throw badField('text', 'long_cue', lineOf(text, { startTime, endTime }));
    if (!(endTime > startTime) || endTime > LATEST_SECONDS || plain === '') return [];
    return [`${clock(startTime)} --> ${clock(endTime)}\n${plain}`];
  });
  if (written.length === 0) throw badField('text', 'no_cues');
  return `WEBVTT\n\n${written.join('\n\n')}\n`;
}

/** The line of times of a cue: hours, minutes, seconds and milliseconds of its beginning and of its end. */
export const TIMES = /^(?:(\d{1,3}):)?(\d\d):(\d\d)[.,](\d{3})\s+-->\s+(?:(\d{1,3}):)?(\d\d):(\d\d)[.,](\d{3})/;

/** Whether a line gives the times of a cue that ends before it begins. The library leaves such a cue out without a word. */
function runsBackwards(line: string): boolean {
  const times = TIMES.exec(line);
  return times !== null && millisecondsOf(times.slice(5, 9)) <= millisecondsOf(times.slice(1, 5));
}

export function millisecondsOf([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** The line with the times of a cue, counted from 1. */
function lineOf(text: string, { startTime, endTime }: { startTime: number; endTime: number }): number {
  const at = text.split('\n').findIndex((line) => {
    const times = TIMES.exec(line);
    if (times === null) return false;
    const [start, end] = [times.slice(1, 5), times.slice(5, 9)].map(millisecondsOf);
    return start === Math.round(startTime * 1000) && end === Math.round(endTime * 1000);
  });
  return at + 1;
}

/**
 * The words of a cue without marks of voice, style and place; null where they are too long. No line of them can be read as a time
 * or an end.
 */
function plainWords(words: string): string | null {
  if (words.length > LONGEST_CUE * 2) return null;
  const bare = words.replace(/<[^<>]*>/g, '').replace(/&(lt|gt|amp|nbsp|lrm|rlm);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
  const plain = bare
    .split('\n')
    .map((line) => cleanText(line))
    .filter((line) => line !== '')
    .join('\n');
  return plain.length > LONGEST_CUE ? null : plain.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
}

const ENTITIES = { lt: '<', gt: '>', amp: '&', nbsp: ' ', lrm: '', rlm: '' } as const;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function clock(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(all / 3_600_000, 2)}:${part((all / 60_000) % 60, 2)}:${part((all / 1000) % 60, 2)}.${part(all % 1000, 3)}`;
}
