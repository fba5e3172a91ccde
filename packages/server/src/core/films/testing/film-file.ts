import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTool } from '../find-tool.ts';

/** A film of colours that move, with a tone, as a camera would write it. */
export async function filmFile(folder: string, name: string, more: readonly string[] = []): Promise<Buffer> {
  const file = join(folder, name);
  const sources = ['-f', 'lavfi', '-i', 'testsrc=size=960x640:rate=12:duration=3', '-f', 'lavfi', '-i', 'sine=duration=3'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  const child = spawn(await findTool('ffmpeg'), ['-v', 'error', ...sources, ...codecs, ...more, '-y', file], { stdio: 'inherit' });
  await once(child, 'exit');
  return readFile(file);
}
