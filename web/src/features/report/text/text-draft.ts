import { useState } from 'react';
import { type AutosaveSettings, hasPending } from '../../../lib/autosave/create-autosave.ts';
import { accountAsOwner } from '../../../lib/autosave/owner.ts';
import { type Autosaved, useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';

/** The version is 0 where nobody has written a text. */
export interface VersionedText {
  text: string;
  version: number;
  by: string | null;
  at: string | null;
}

type Shared = 'start' | 'read' | 'storage' | 'storageKey' | 'owner' | 'onRefused';

export interface TextSettings extends Pick<AutosaveSettings<string, VersionedText>, Shared> {
  limit: number;
  write: (text: string | null, version: number, options: { keepalive: boolean }) => Promise<VersionedText>;
}

export const isTooLong = (text: string, limit: number): boolean => text.trim().length > limit;

/** If somebody else wrote the same text in the meantime, a person chooses between both. */
export const textSettings = ({
  limit,
  write,
  ...shared
}: TextSettings): AutosaveSettings<string, VersionedText> => ({
  ...shared,
  contentOf: ({ text }) => text,
  toText: (text) => text,
  fromText: (text) => text,
  // Spaces around a text are no change.
  isSame: (one, other) => one.trim() === other.trim(),
  write: ({ content, version, keepalive }) => write(content.trim() || null, version, { keepalive }),
  isHeldBack: (text) => isTooLong(text, limit),
  pauseMs: 1_200,
});

export interface WrittenText extends Autosaved<string, VersionedText> {
  /** An earlier visit left changes that the server does not have. */
  wasLeftUnsaved: boolean;
}

/** A text that is written on the page. `name` is unique within the account. */
export function useTextDraft({
  name,
  ...settings
}: Pick<TextSettings, 'start' | 'read' | 'limit' | 'write'> & { name: string }): WrittenText {
  const { account } = useSession();
  const storageKey = `text-draft:${account?.id}:${name}`;
  const [wasLeftUnsaved] = useState(() => hasPending(browserStorage, storageKey));
  const written = useAutosave(
    textSettings({
      ...settings,
      storage: browserStorage,
      storageKey,
      owner: accountAsOwner(account?.id),
      onRefused: (error) => void reportError(error),
    }),
  );
  return { ...written, wasLeftUnsaved };
}
