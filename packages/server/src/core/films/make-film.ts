import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_VIDEO_SECONDS, MOST_VIDEO_BYTES, MOST_VIDEO_SECONDS } from '@bowerbird/domain/media/video-limits.ts';
import { FilmError } from './film-error.ts';
import { partOf, sidesOf, type FilmEdits } from './film-edits.ts';
import { hasOwnForm } from './own-form.ts';
import { probeFilm, type FilmFacts } from './probe-film.ts';
import { runJailed } from './run-jailed.ts';

export interface MakeFilmOptions {
  /** The film as it came. */
  readonly file: string;
  /** An empty folder for what is made. */
  readonly folder: string;
  readonly edits: FilmEdits;
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Whether there is a picture already that stands for the film. */
  readonly hasPoster?: boolean;
  /** Whether it comes from an export: its pictures are not made anew where they have the form of ours. */
  readonly isExported?: boolean;
}

/** What is made of a film; names are those of files in the folder. */
export interface MadeFilm {
  readonly film: 'film.mp4';
  /** Not there where somebody gave one. */
  readonly poster: 'poster.jpg';
  /** The lists and pieces of the stream, by which a slow line gets a smaller picture. */
  readonly stream: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** What making may take, in seconds of the processor and by the clock, and how long its film may be. */
interface Budget {
  readonly processor: number;
  readonly clock: number;
  readonly length: number;
}

/** A quarter of an hour takes some minutes; a hostile film must not take an afternoon. */
const filmBudget: Budget = { processor: 3_600, clock: 3_000, length: MOST_VIDEO_SECONDS };
/** A picture that moves is short. A few bytes of one may unpack to thousands of huge frames, so it gets less. */
const movingPictureBudget: Budget = { processor: 60, clock: 90, length: 60 };

const POSTER_SECONDS = 60;
/** A film begins a new group of pictures so often, so that pieces of a stream begin there. */
const GROUP_SECONDS = 2;
const SMALL_SIDE = 360;
/** Bits a second that a line needs for the two sizes, as a player is told before it has measured. */
const BANDWIDTHS = { small: 700_000, whole: 2_600_000 };

/** The first stream of pictures that is the film. A cover that its maker attached is none, wherever it stands. */
const FIRST_PICTURES = '0:V:0';

const SAFE = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file'];

/**
 * Makes H.264 of 720 pixels with its sound as AAC (`v720P`, `C3.2`), and a stream in two sizes (`vHLSV4`). It also makes the
 * picture that stands for the film. Throws a FilmError.
 */
export async function makeFilm(options: MakeFilmOptions): Promise<MadeFilm> {
  const facts = await probeFilm(options.file);
  if (!options.isExported || !hasOwnForm(facts)) return makeOf(facts, options);
  try {
    return await makeOf(facts, options, { isCopied: true });
  } catch (error) {
    // What breaks off while it is looked at may still be read as any other video is.
    if (!(error instanceof FilmError)) throw error;
    return makeOf(facts, options);
  }
}

async function makeOf(facts: FilmFacts, options: MakeFilmOptions, { isCopied = false } = {}): Promise<MadeFilm> {
  const { file, folder, edits, onProgress, signal, hasPoster } = options;
  const { start, length } = partOf(facts, edits);
  if (length === null && facts.seconds > 0) throw new FilmError('too_short');
  const budget = facts.isMovingPicture ? movingPictureBudget : filmBudget;
  const whole = Math.min(length ?? budget.length, budget.length);
  const film = join(folder, 'film.mp4');
  const encoded = join(folder, 'encoded.mp4');
  if (!isCopied) {
    const encoding: Running = { onProgress: (seconds) => onProgress(Math.min(0.8, (0.8 * seconds) / whole)), signal, budget };
    await run([...beginningOf(facts, { file, start }), '-t', String(whole), ...encodingOf(facts, edits), encoded], encoding);
  }
  const from = isCopied ? { file, facts } : { file: encoded, facts: await probeFilm(encoded) };
  await copyFilm(from, film, { onProgress: () => undefined, signal, budget });
  await rm(encoded, { force: true });
  const made = await probeFilm(film);
  if (made.seconds < LEAST_VIDEO_SECONDS) throw new FilmError('too_short');
  // It did not tell how long it is, and was cut where films have to end.
  const isCutOff = facts.seconds === 0 && made.seconds >= MOST_VIDEO_SECONDS - GROUP_SECONDS;
  if (isCutOff && !facts.isMovingPicture) throw new FilmError('too_long');
  if (!hasPoster) await makePoster({ file: film, folder, at: posterPlace(edits, made.seconds), signal });
  const running: Running = { onProgress: (share) => onProgress(0.8 + 0.2 * share), signal, budget };
  const stream = await makeStream(folder, made, { ...running, isStrict: isCopied });
  const { width, height, seconds } = made;
  return { film: 'film.mp4', poster: 'poster.jpg', stream, width, height, seconds };
}

function beginningOf({ reader }: FilmFacts, { file, start }: { file: string; start: number }): string[] {
  return [...SAFE, ...(start > 0 ? ['-ss', String(start)] : []), '-f', reader, '-i', file];
}

function encodingOf(facts: FilmFacts, edits: FilmEdits): string[] {
  const { width, height } = sidesOf(facts);
  const picture = ['-map', FIRST_PICTURES, ...soundOf(facts, edits), '-vf', `scale=${width}:${height},setsar=1`, ...pictureOf(23)];
  return [...picture, '-map_metadata', '-1', '-fs', String(MOST_VIDEO_BYTES)];
}

/**
 * Writes a film as it is kept, with its pictures and sound as they are and nothing else. A film that was written so comes out
 * the same again, byte by byte. So one that goes from instance to instance stays what it is.
 */
async function copyFilm({ file, facts }: { file: string; facts: FilmFacts }, to: string, running: Running): Promise<void> {
  const sound = facts.hasSound ? ['-map', '0:a:0'] : ['-an'];
  const bare = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];
  const copying = ['-map', FIRST_PICTURES, ...sound, '-c', 'copy', ...bare, '-t', String(running.budget.length)];
  await run([...SAFE, '-f', facts.reader, '-i', file, ...copying, '-fs', String(MOST_VIDEO_BYTES), to], running);
}

function soundOf({ hasSound }: FilmFacts, { isMuted }: FilmEdits): string[] {
  if (!hasSound || isMuted) return ['-an'];
  return ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];
}

function pictureOf(quality: number): string[] {
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', String(quality), '-pix_fmt', 'yuv420p'];
  // At most 30 pictures a second, and a group that begins where a piece of a stream does.
  const rhythm = ['-r', '30', '-g', String(30 * GROUP_SECONDS), '-sc_threshold', '0', '-threads', '2'];
  return [...codec, ...rhythm];
}

/** In the film as it was made: what was trimmed away is gone. */
function posterPlace({ posterAt, trimStart }: FilmEdits, seconds: number): number {
  const wanted = posterAt === null ? Math.min(1, seconds / 3) : posterAt - trimStart;
  return Math.max(0, Math.min(wanted, seconds - 0.1));
}

async function makePoster({ file, folder, at, signal }: { file: string; folder: string; at: number; signal?: AbortSignal }): Promise<void> {
  const poster = join(folder, 'poster.jpg');
  const { code, words } = await runJailed(
    'ffmpeg',
    [...SAFE, '-ss', String(at), '-f', 'mov', '-i', file, '-frames:v', '1', '-q:v', '3', '-f', 'image2', '-y', poster],
    { seconds: POSTER_SECONDS, patience: POSTER_SECONDS, signal },
  );
  if (code !== 0 || !(await isThere(poster))) throw new FilmError('no_picture', words.trim().slice(-200));
}

interface Running {
  readonly onProgress: (at: number) => void;
  readonly signal?: AbortSignal | undefined;
  readonly budget: Budget;
}

/** Two sizes of the film in pieces, each in one file that players read parts of. A strict one fails where a picture is broken. */
async function makeStream(
  folder: string,
  made: FilmFacts,
  { onProgress, signal, budget, isStrict }: Running & { readonly isStrict: boolean },
): Promise<string[]> {
  const film = join(folder, 'film.mp4');
  const small = sidesOf(made, SMALL_SIDE);
  const pieces = ['-f', 'hls', '-hls_time', String(2 * GROUP_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'mpegts'];
  const cut = (name: string) => {
    const [file, list] = [join(folder, `${name}.ts`), join(folder, `${name}.m3u8`)];
    return [...pieces, '-hls_flags', 'single_file', '-hls_segment_filename', file, list];
  };
  await run([...SAFE, '-f', 'mov', '-i', film, '-c', 'copy', ...cut('whole')], { onProgress: () => undefined, signal, budget });
  await run(
    [
      ...SAFE,
      ...(isStrict ? ['-xerror', '-err_detect', 'explode'] : []),
      '-f',
      'mov',
      '-i',
      film,
      '-vf',
      `scale=${small.width}:${small.height}`,
      ...pictureOf(27),
      ...(made.hasSound ? ['-c:a', 'aac', '-b:a', '64k'] : ['-an']),
      ...cut('small'),
    ],
    { onProgress: (seconds) => onProgress(Math.min(1, seconds / made.seconds)), signal, budget },
  );
  await writeFile(join(folder, 'master.part'), masterList(made, small));
  await rename(join(folder, 'master.part'), join(folder, 'master.m3u8'));
  return ['master.m3u8', 'whole.m3u8', 'whole.ts', 'small.m3u8', 'small.ts'];
}

function masterList(whole: FilmFacts, small: { width: number; height: number }): string {
  const entry = (bandwidth: number, { width, height }: { width: number; height: number }, list: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}\n${list}\n`;
  return `#EXTM3U\n#EXT-X-VERSION:4\n${entry(BANDWIDTHS.whole, whole, 'whole.m3u8')}${entry(BANDWIDTHS.small, small, 'small.m3u8')}`;
}

/** Runs ffmpeg and tells how far it is, in seconds of the film. */
async function run(args: readonly string[], { onProgress, signal, budget }: Running): Promise<void> {
  const { code, words, isOverdue } = await runJailed('ffmpeg', ['-progress', 'pipe:1', '-y', ...args], {
    seconds: budget.processor,
    patience: budget.clock,
    onLine: (line) => {
      const [, microseconds] = /^out_time_ms=(\d+)/.exec(line) ?? [];
      if (microseconds !== undefined) onProgress(Number(microseconds) / 1_000_000);
    },
    ...(signal ? { signal } : {}),
  });
  if (signal?.aborted) throw signal.reason;
  if (isOverdue) throw new FilmError('too_demanding');
  if (code !== 0) throw new FilmError('broken', words.trim().slice(-300));
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
}
