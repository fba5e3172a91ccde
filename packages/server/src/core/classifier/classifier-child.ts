import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Loading takes some seconds on a slow machine, a picture a tenth of one. */
const PATIENCE_MILLISECONDS = 60_000;
/** A program that nobody asks ends, since it takes much memory. */
const IDLE_MILLISECONDS = 120_000;

export interface Child {
  readonly ask: (pixels: Uint8Array) => Promise<number>;
  readonly hasEnded: () => boolean;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (score: number) => void;
  readonly reject: (error: Error) => void;
  readonly clock: NodeJS.Timeout;
}

/**
 * Starts the program that rates pictures. It gets pixels alone. It has no environment and no network, reads the files of the
 * add-on alone, and may start nothing. A line goes in for each picture, and one comes out.
 */
export function createChild({ folder, program }: { readonly folder: string; readonly program: string }): Child {
  const limits = ['--permission', `--allow-fs-read=${folder}`, `--allow-fs-read=${program}`, '--max-old-space-size=1024', '--no-warnings'];
  const child = spawn(process.execPath, [...limits, program, folder], { stdio: ['pipe', 'pipe', 'ignore'], env: { LANG: 'C' } });
  const waiting = new Map<number, Waiting>();
  let [next, hasEnded] = [0, false];
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    hasEnded = true;
    clearTimeout(idle);
    child.kill('SIGKILL');
    for (const { reject, clock } of waiting.values()) {
      clearTimeout(clock);
      reject(new Error('The classifier ended.'));
    }
    waiting.clear();
  };
  child.once('error', end);
  child.once('exit', end);
  // A program that has just ended takes nothing any more; its exit is told besides.
  child.stdin.on('error', end);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = readAnswer(line);
    const asked = answer && waiting.get(answer.id);
    if (!asked) return;
    waiting.delete(answer.id);
    clearTimeout(asked.clock);
    if (answer.score === null) asked.reject(new Error('The classifier could not look at a picture.'));
    else asked.resolve(answer.score);
  });

  return {
    hasEnded: () => hasEnded,
    end,
    ask: (pixels) => {
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MILLISECONDS);
      idle.unref();
      const id = (next += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, clock: setTimeout(end, PATIENCE_MILLISECONDS) });
        child.stdin.write(`${JSON.stringify({ id, pixels: Buffer.from(pixels).toString('base64') })}\n`);
      });
    },
  };
}

/** What a line says: which picture, and how unsafe; what is no answer says nothing. */
function readAnswer(line: string): { readonly id: number; readonly score: number | null } | null {
  try {
    const { id, score } = JSON.parse(line) as { id?: unknown; score?: unknown };
    if (typeof id !== 'number') return null;
    return { id, score: typeof score === 'number' && score >= 0 && score <= 1 ? score : null };
  } catch {
    // A library greets on this stream.
    return null;
  }
}
