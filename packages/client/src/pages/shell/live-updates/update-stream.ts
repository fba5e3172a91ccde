import type { StreamBlock } from '../../../api/read-events.ts';

/** Milliseconds: the first wait after a failure, which doubles, and the longest. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 120_000;
/** The server says something every 25 s; a line that is silent for longer than two of them is dead. */
const LONGEST_SILENCE = 60_000;

/** What came of one attempt to open the stream. */
export interface Opened {
  readonly status: number;
  /** Seconds that a refusal asks to wait. */
  readonly retryAfter: number | null;
  readonly blocks: AsyncIterable<StreamBlock> | null;
}

/** What a stream needs of its browser. */
export interface StreamSurroundings {
  /** Opens the stream where it goes on after an id; throws when nothing is reached. */
  readonly open: (lastId: string | null, signal: AbortSignal) => Promise<Opened>;
  /** Waits; at least until there is a network again. Returns at once when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Aborts when the network goes. */
  readonly network: () => AbortSignal;
  readonly random: () => number;
}

/**
 * Keeps a stream open until `signal` aborts or nobody is signed in any more, which it tells by `false`. A broken stream is
 * opened again, later each time and spread by chance. So a server that comes back does not meet everybody at once.
 */
export async function keepStream(
  { open, wait, network, random }: StreamSurroundings,
  options: { readonly lastId: () => string | null; readonly onBlock: (block: StreamBlock) => void; readonly signal: AbortSignal },
): Promise<boolean> {
  const { signal } = options;
  let failures = 0;
  let comeBack = FIRST_WAIT;
  await wait(0, signal);
  while (!signal.aborted) {
    let asked = 0;
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    };
    try {
      heard();
      const { status, retryAfter, blocks } = await open(options.lastId(), AbortSignal.any([signal, network(), silence.signal]));
      if (status === 401) return false;
      if (!blocks) {
        asked = (retryAfter ?? 0) * 1000;
        failures += 1;
      } else {
        for await (const block of blocks) {
          heard();
          failures = 0;
          comeBack = block.retry ?? comeBack;
          if (block.name !== null) options.onBlock(block);
        }
      }
    } catch {
      failures += 1;
    } finally {
      clearTimeout(timer);
    }
    if (!signal.aborted) await wait(Math.max(asked, failures === 0 ? comeBack : backOff(failures, random())), signal);
  }
  return true;
}

function backOff(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return whole / 2 + (whole / 2) * chance;
}
