import type { LogoUpload } from '../../../domain/company/logo-upload.ts';

/**
 * Waits for a logo that is on its way. False when it fails meanwhile: that is told first, and who then finishes
 * once more goes on without it.
 */
export async function logoAwaited(logo: LogoUpload): Promise<boolean> {
  const isAwaited = logo.isUnderWay();
  await logo.settled();
  return !(isAwaited && logo.transfer());
}
