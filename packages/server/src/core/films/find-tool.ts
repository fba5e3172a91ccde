import { spawn } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type FilmTool = 'ffmpeg' | 'ffprobe';

const packages: Readonly<Record<FilmTool, string>> = { ffmpeg: '@ffmpeg-installer/ffmpeg', ffprobe: '@ffprobe-installer/ffprobe' };
const found = new Map<FilmTool, Promise<string>>();

/**
 * The tool of the system if there is one, else the one that npm brought. npm may have unpacked it without the right
 * to run, because its install script is not run everywhere.
 */
export function findTool(tool: FilmTool): Promise<string> {
  const known = found.get(tool) ?? lookFor(tool);
  found.set(tool, known);
  return known;
}

async function lookFor(tool: FilmTool): Promise<string> {
  if (await answers(tool)) return tool;
  const bundled: { path: string } = require(packages[tool]);
  const runs = await access(bundled.path, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!runs) await chmod(bundled.path, 0o755);
  return bundled.path;
}

const answers = (command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, ['-version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
