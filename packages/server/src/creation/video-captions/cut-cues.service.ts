import { clock, millisecondsOf, TIMES } from './read-captions.service.ts';

/** The part of a film that is kept, in seconds of the film as it came. */
export interface KeptPart {
  readonly trimStart: number;
  readonly trimEnd: number | null;
}

/** Whether anything is left away of a film. */
export function isCut({ trimStart, trimEnd }: KeptPart): boolean {
  return trimStart > 0 || trimEnd !== null;
}

const HEAD = 'WEBVTT';

/** Whether most cues of a file stand at times of these others: it is one of them with other words. */
export function hasTimesOf(cues: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap(timesOf));
  const times = timesOf(cues);
  return times.filter((time) => known.has(time)).length * 2 > times.length;
}

function timesOf(cues: string): string[] {
  return cues.split('\n').filter((line) => TIMES.test(line));
}

/**
 * The cues that are heard in the kept part of a film, with their times in that part. Takes cues as they were written anew, and
 * gives null where none of them is heard there.
 */
export function cutCues(cues: string, { trimStart, trimEnd }: KeptPart): string | null {
  if (!isCut({ trimStart, trimEnd })) return cues;
  const from = Math.max(0, Math.round(trimStart * 1000));
  const to = trimEnd === null ? Infinity : Math.round(trimEnd * 1000);
  const kept = cues
    .trimEnd()
    .split('\n\n')
    .flatMap((cue) => {
      const times = TIMES.exec(cue);
      if (times === null) return [];
      const start = Math.max(millisecondsOf(times.slice(1, 5)), from);
      const end = Math.min(millisecondsOf(times.slice(5, 9)), to);
      const words = cue.slice(cue.indexOf('\n') + 1);
      return end > start ? [`${clock((start - from) / 1000)} --> ${clock((end - from) / 1000)}\n${words}`] : [];
    });
  return kept.length === 0 ? null : `${[HEAD, ...kept].join('\n\n')}\n`;
}
