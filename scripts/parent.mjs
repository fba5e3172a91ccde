import { readFileSync } from 'node:fs';

const EVERY = 300;

/**
 * Calls back when the npm that started us is gone without a word (killed), so that nothing of ours outlives it. Only
 * npm is watched: who starts a script by hand and leaves the shell means it to go on.
 */
export function whenNpmIsGone(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = [{ child: process.pid, parent: process.ppid }];
  const shell = readProcess(process.ppid);
  if (shell !== undefined && /^(sh|dash|bash)$/.test(shell.name)) parents.push({ child: process.ppid, parent: shell.parent });

  const timer = setInterval(() => {
    if (parents.every(isStillParent)) return;
    clearInterval(timer);
    callback();
  }, EVERY);
  timer.unref();
}

function isStillParent({ child, parent }) {
  return (child === process.pid ? process.ppid : readProcess(child)?.parent) === parent;
}

function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, nameEnd), parent: Number(text.slice(nameEnd + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}
