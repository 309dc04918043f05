import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import { tellTakenBack } from '../../../domain/kpis/take-back.ts';
import { reportError } from '../../../lib/errors/report-error.ts';

/** Takes a whole paste back, and says what became of it. */
export async function takeBackPaste(store: DraftStore, batch: string): Promise<void> {
  try {
    tellTakenBack(await store.takeBackPaste(batch));
  } catch (error) {
    await reportError(error);
  }
}
