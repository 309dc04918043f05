import { createListeners } from '../../design-system/behaviour/store.ts';
import type { FileTransfer } from '../../design-system/fields/file-drop.tsx';

export interface UploadedLogo {
  id: number;
  name: string;
}

interface LogoUploadNeeds {
  send: (file: File) => Promise<UploadedLogo>;
  /** Why it did not arrive; undefined where there is nothing to say. */
  explain: (error: unknown) => Promise<string | undefined>;
}

export type LogoUpload = ReturnType<typeof createLogoUpload>;

/** A picture on its way: what does not arrive says why and can be tried again, and whoever needs it can wait. */
export function createLogoUpload({ send, explain }: LogoUploadNeeds) {
  const { subscribe, notify } = createListeners();
  let transfer: FileTransfer | null = null;
  let underWay: Promise<void> | null = null;

  function put(next: FileTransfer | null) {
    transfer = next;
    notify();
  }

  /** Only the file chosen last counts: one that was given up, or replaced, may arrive but changes nothing. */
  async function deliver(file: File, onArrived: (logo: UploadedLogo) => void, isWanted: () => boolean) {
    try {
      const logo = await send(file);
      if (!isWanted()) return;
      onArrived(logo);
      put(null);
    } catch (error) {
      const reason = await explain(error);
      if (isWanted()) put({ name: file.name, error: reason });
    }
  }

  return {
    /** What is on its way, or did not arrive. */
    transfer: () => transfer,
    subscribe,
    async start(file: File, onArrived: (logo: UploadedLogo) => void) {
      const delivery: Promise<void> = deliver(file, onArrived, () => underWay === delivery);
      underWay = delivery;
      put({ name: file.name });
      await delivery;
      if (underWay === delivery) underWay = null;
    },
    isUnderWay: () => underWay !== null,
    /** Once it has arrived or failed; at once where nothing is on its way. */
    settled: async () => void (await underWay),
    dismiss() {
      underWay = null;
      put(null);
    },
  };
}
