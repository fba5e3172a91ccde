/** Runs the work of a script; what goes wrong ends it with the reason alone. */
export async function orSayWhy(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
