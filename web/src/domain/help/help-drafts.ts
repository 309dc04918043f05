import { randomKey } from '../../lib/api/random-key.ts';
import { tabStorage } from '../../lib/storage/safe-storage.ts';

interface Draft {
  accountId: number;
  question: string;
  /** The key of the last attempt; another question or page is another attempt. */
  attempt?: { content: string; key: string };
}

const NAME = 'help-draft';

/** The draft belongs to one account, so another account in the same tab begins with an empty field. */
function draftOf(accountId: number): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(tabStorage.getItem(NAME) ?? 'null');
    return draft?.accountId === accountId ? draft : undefined;
  } catch {
    return undefined;
  }
}

const save = (draft: Draft): void => tabStorage.setItem(NAME, JSON.stringify(draft));

/** A closed dialog, a failed call or a reload does not lose an unsent question. */
export const helpDrafts = {
  questionOf: (accountId: number): string => draftOf(accountId)?.question ?? '',
  save: (accountId: number, question: string): void => save({ ...draftOf(accountId), accountId, question }),
  /** The same content has the same key, so that a retry never sends it twice. */
  keyFor(accountId: number, body: { question: string; page: string }): string {
    const content = JSON.stringify(body);
    const known = draftOf(accountId)?.attempt;
    const attempt = known?.content === content ? known : { content, key: randomKey() };
    save({ accountId, question: body.question, attempt });
    return attempt.key;
  },
  forget: (): void => tabStorage.removeItem(NAME),
};
