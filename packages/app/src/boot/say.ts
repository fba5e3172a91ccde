import { styleText } from 'node:util';

/** Tells the person who started the instance what happens; logs for machines go elsewhere (stderr). */
export type Say = {
  step(words: string): void;
  /** The state of something long; rewritten in place in a terminal, a line now and then elsewhere. */
  progress(words: string): void;
  block(lines: string[]): void;
};

const EVERY = 10_000;

export function createSay(out: NodeJS.WriteStream = process.stdout): Say {
  let lastProgress = 0;
  let isOpen = false;

  function close(): void {
    if (isOpen) out.write('\n');
    isOpen = false;
  }

  return {
    step: (words) => {
      close();
      out.write(`${styleText('cyan', '•', { stream: out })} ${words}\n`);
    },
    progress: (words) => {
      if (out.isTTY) {
        out.write(`\r\u001B[K  ${words}`);
        isOpen = true;
        return;
      }
      if (Date.now() - lastProgress < EVERY) return;
      lastProgress = Date.now();
      out.write(`  ${words}\n`);
    },
    block: (lines) => {
      close();
      out.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
    },
  };
}
