import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTools } from './run-tools.ts';

describe('running tools', () => {
  let folder: string;
  let said: string[];
  const text = () => said.join('\n');
  const put = (name: string, run: string) =>
    writeFile(join(folder, `${name}.bench.ts`), `export const help = 'What ${name} measures.'; export const run = async () => { ${run} };`);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-tools-'));
    said = [];
    const say = (...words: unknown[]) => void said.push(words.map(String).join(' '));
    vi.spyOn(console, 'log').mockImplementation(say);
    vi.spyOn(console, 'error').mockImplementation(say);
    await put('fast', 'return { holds: true };');
    await put('slow', 'return { holds: false };');
    await put('torn', `throw new Error('The server did not start.');`);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
    await rm(folder, { recursive: true, force: true });
  });

  it('succeeds when all that were named hold', async () => {
    expect(await runTools(folder, 'bench', ['fast'])).toBe(0);
    expect(await runTools(folder, 'bench', ['fast', 'slow'])).toBe(1);
  });

  it('goes on after a tool that broke, and says of each what came of it', async () => {
    expect(await runTools(folder, 'bench', ['torn', 'fast', 'slow'])).toBe(1);
    expect(text()).toContain('The server did not start.');
    expect(said.slice(-3)).toEqual(['torn         BROKE', 'fast         holds', 'slow         MISSED']);
  });

  it('leaves no result of an earlier run behind a tool that broke', async () => {
    const earlier = join(folder, 'results/torn.json');
    await mkdir(join(folder, 'results'));
    await writeFile(earlier, '{ "holds": true }');
    await runTools(folder, 'bench', ['torn']);
    await expect(access(earlier)).rejects.toThrow('ENOENT');
  });

  it('says in one line which tools there are when there is none of that name', async () => {
    expect(await runTools(folder, 'bench', ['quick'])).toBe(1);
    expect(said).toEqual(['There is no tool called quick; there are fast, slow, torn.']);
  });

  it('says in one line that it does not know a switch', async () => {
    expect(await runTools(folder, 'bench', ['--quick'])).toBe(1);
    expect(said).toHaveLength(1);
    expect(text()).toContain("Unknown option '--quick'");
  });

  it('tells what the named ones measure, and runs none', async () => {
    expect(await runTools(folder, 'bench', ['torn', '--help'])).toBe(0);
    expect(text()).toContain('What torn measures.');
    expect(text()).not.toContain('What fast measures.');
  });
});
