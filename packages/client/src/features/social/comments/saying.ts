let onTheirWay = 0;

/** Whether something that the reader says is on its way. */
export const isSaying = (): boolean => onTheirWay > 0;

/** Notes that it is, until it arrived or did not. */
export async function whileSaying<Result>(say: () => Promise<Result>): Promise<Result> {
  onTheirWay += 1;
  try {
    return await say();
  } finally {
    onTheirWay -= 1;
  }
}
