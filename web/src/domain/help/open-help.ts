/** Few visits open the help, so it is loaded when the pointer comes near its button. */
export const loadHelp = () => import('./help-dialog.tsx');

export async function openHelp(): Promise<void> {
  const { showHelp } = await loadHelp();
  await showHelp();
}
