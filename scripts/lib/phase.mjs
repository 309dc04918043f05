/** Runs one part of a longer task and prints a line with its name, its duration and its result. */
export async function phase(name, work) {
  const since = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    console.log(`${((performance.now() - since) / 1000).toFixed(1)} s${result ? ` (${result})` : ''}`);
  } catch (error) {
    console.log('failed');
    throw error;
  }
}
