const RETRIES = 3;
const FIRST_WAIT_MILLISECONDS = 500;

/** Loads a chunk, three more times when that fails, waiting 500 ms and then twice as long each time (`C9.13`, `C8.11`). */
export async function retryLoad<T>(load: () => Promise<T>, wait: (milliseconds: number) => Promise<void> = sleep): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await wait(FIRST_WAIT_MILLISECONDS * 2 ** attempt);
    }
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
