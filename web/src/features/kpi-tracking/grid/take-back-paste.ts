import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import { tellTakenBack } from '../../../domain/kpis/take-back.ts';
import { reportError } from '../../../lib/errors/report-error.ts';

export async function takeBackPaste(store: DraftStore, batch: string): Promise<void> {
  try {
    tellTakenBack(await store.takeBackPaste(batch));
  } catch (error) {
    await reportError(error);
  }
}
