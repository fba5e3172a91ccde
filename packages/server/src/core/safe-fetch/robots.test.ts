import { describe, expect, it } from 'vitest';
import { createRobots } from './robots.ts';

/** Sites by their hosts, with what they were asked for. */
function sites(files: (host: string) => string) {
  const asked: string[] = [];
  const fetchFile = (url: string) => {
    asked.push(new URL(url).host);
    const body = (async function* () {
      yield Buffer.from(files(new URL(url).host));
    })();
    return Promise.resolve({ url, contentType: 'text/plain', body, close: () => Promise.resolve() });
  };
  return { asked, robots: createRobots({ fetchFile }, () => 0) };
}

describe('what sites say to robots', () => {
  it('is obeyed, with wildcards and among many rules', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `Disallow: /secret-${n}/`).join('\n');
    const { robots, asked } = sites(() => `User-agent: *\n${many}\nDisallow: /*/draft$\nDisallow: /*?print=\n`);
    const paths = ['/secret-4999/a', '/a/draft', '/a?print=1', '/a/drafts', '/'];
    const answers = await Promise.all(paths.map((path) => robots.mayLook(`https://sites.example${path}`)));
    expect(answers).toEqual([false, false, false, true, true]);
    expect(new Set(asked)).toEqual(new Set(['sites.example']));
  });

  it('costs little, however many wildcards a hostile file has', async () => {
    const line = `Disallow: /${'*a'.repeat(100)}b\n`;
    const { robots } = sites(() => `User-agent: *\nDisallow: /no\n${line.repeat(2_500)}`);
    await robots.mayLook('https://hostile.example/');
    const start = process.cpuUsage();
    expect(await robots.mayLook(`https://hostile.example/${'a'.repeat(2_000)}`)).toBe(true);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
    expect(await robots.mayLook('https://hostile.example/no')).toBe(false);
  });

  it('is kept while there is room, and large files make room by themselves', async () => {
    const { robots, asked } = sites((host) => (host === 'small.example' ? '' : 'Disallow: /aaaaaaa\n'.repeat(25_000)));
    for (const n of Array(30).keys()) await robots.mayLook(`https://large-${n}.example/`);
    await robots.mayLook('https://large-29.example/');
    expect(asked.length).toBe(30);
    await robots.mayLook('https://large-0.example/');
    expect(asked.length).toBe(31);
  });
});
