import { createListeners } from '../../design-system/behaviour/store.ts';
import type { FileTransfer } from '../../design-system/feedback/file-transfer.tsx';

export interface UploadedLogo {
  id: number;
  name: string;
}

interface LogoUploadNeeds {
  send: (file: File) => Promise<UploadedLogo>;
  /** It is undefined when the person needs no message. */
  explain: (error: unknown) => Promise<string | undefined>;
}

export type LogoUpload = ReturnType<typeof createLogoUpload>;

/** A failed upload shows its reason and can be repeated, and a form can wait for it. */
export function createLogoUpload({ send, explain }: LogoUploadNeeds) {
  const { subscribe, notify } = createListeners();
  let transfer: FileTransfer | null = null;
  let underWay: Promise<void> | null = null;

  function put(next: FileTransfer | null) {
    transfer = next;
    notify();
  }

  /** Only the last chosen file counts; an earlier one may still arrive but changes nothing. */
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
    /** It resolves when the upload arrived or failed, or at once without an upload. */
    settled: async () => void (await underWay),
    dismiss() {
      underWay = null;
      put(null);
    },
  };
}
