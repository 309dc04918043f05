/** Fetched when somebody comes near it: few visits ask. */
export const loadHelp = () => import('./help-dialog.tsx');

/** Lets somebody ask the operator about the page they are on. */
export async function openHelp(): Promise<void> {
  const { showHelp } = await loadHelp();
  await showHelp();
}
