import { browserNetwork, type Network } from './network.ts';

const RETRIES = 3;
const FIRST_WAIT_MILLISECONDS = 500;

/**
 * Loads a chunk, three more times when that fails, waiting 500 ms and then twice as long each time (`C9.13`, `C8.11`).
 * Without a network it waits until there is one, and whoever asked for a page stays where they are. A failure that is not
 * worth another try is thrown at once.
 */
export async function retryLoad<T>(
  load: () => Promise<T>,
  network: Network = browserNetwork,
  isWorthAnother: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isWorthAnother(error)) throw error;
      const isLast = attempt === RETRIES;
      if ((!isLast && network.isOnline()) || (await network.isReached())) {
        if (isLast) throw error;
        await network.sleep(FIRST_WAIT_MILLISECONDS * 2 ** attempt);
      } else {
        await network.untilAgain();
        attempt = -1;
      }
    }
  }
}
