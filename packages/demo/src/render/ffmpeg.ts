import { spawn } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The ffmpeg of the system if there is one, else the one that npm brought. npm may have unpacked it without the right
 * to run, because its install script is not run everywhere.
 */
export async function findFfmpeg(): Promise<string> {
  if (await answers('ffmpeg')) return 'ffmpeg';
  const bundled: { path: string } = require('@ffmpeg-installer/ffmpeg');
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
