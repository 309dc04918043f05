import type { EvidenceName } from '../../../domain/kpis/entry/row-state.ts';
import { api } from '../../../lib/api/api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';

/** Uploads a file for a value. Returns undefined if the file was refused, and shows the error. */
export async function sendEvidence(file: File): Promise<EvidenceName | undefined> {
  try {
    const { id, name } = await api.resources.create({ body: { type: 'EVIDENCE' } }, { file });
    return { id, name };
  } catch (error) {
    await reportError(error);
    return undefined;
  }
}

/** People who cannot drop files choose them in a dialog. */
export function chooseFiles(onChosen: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}
