/** Runs one part of a longer work, and says in one line what it is, how long it took and what it gave. */
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
