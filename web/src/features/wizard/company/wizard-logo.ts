import type { LogoUpload } from '../../../domain/company/logo-upload.ts';
import { logoUpload } from '../../../domain/company/use-logo-upload.ts';
import type { WizardStore } from '../wizard-store.ts';

const uploads = new WeakMap<WizardStore, LogoUpload>();

/** The logo goes on being sent when its page is left; whoever finishes waits for it. */
export function logoUploadOf(store: WizardStore): LogoUpload {
  const known = uploads.get(store) ?? logoUpload();
  uploads.set(store, known);
  return known;
}
