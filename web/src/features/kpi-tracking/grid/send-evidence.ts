import type { EvidenceName } from '../../../domain/kpis/entry/row-state.ts';
import { api } from '../../../lib/api/api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';

/** Keeps a file for a value; undefined where it was refused, which is told. */
export async function sendEvidence(file: File): Promise<EvidenceName | undefined> {
  try {
    const { id, name } = await api.resources.create({ body: { type: 'EVIDENCE' } }, { file });
    return { id, name };
  } catch (error) {
    await reportError(error);
    return undefined;
  }
}

/** Lets somebody choose files who cannot drop them. */
export function chooseFiles(onChosen: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}
