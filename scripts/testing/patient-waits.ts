import { vi } from 'vitest';

/** How long `vi.waitFor` asks again, in milliseconds. Its own second is too short for a machine that does other work. */
const PATIENCE = 20_000;
const patient = Symbol('patient');
type WaitFor = typeof vi.waitFor & { [patient]?: true };

const waitFor: WaitFor = vi.waitFor;
// Files share their modules, so this may have been done before.
if (!waitFor[patient]) {
  const wait: WaitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  wait[patient] = true;
  vi.waitFor = wait;
}
