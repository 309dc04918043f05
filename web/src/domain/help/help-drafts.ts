import { randomKey } from '../../lib/api/random-key.ts';
import { tabStorage } from '../../lib/storage/safe-storage.ts';

interface Draft {
  accountId: number;
  question: string;
  /** The last attempt to send it; another question or page is another attempt. */
  attempt?: { content: string; key: string };
}

const NAME = 'help-draft';

/** Of this account only: whoever signs in next in the same tab begins with an empty field. */
function draftOf(accountId: number): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(tabStorage.getItem(NAME) ?? 'null');
    return draft?.accountId === accountId ? draft : undefined;
  } catch {
    return undefined;
  }
}

const keep = (draft: Draft): void => tabStorage.setItem(NAME, JSON.stringify(draft));

/** A question that was typed and not sent: a closed dialog, a failed call or a reload loses nothing. */
export const helpDrafts = {
  questionOf: (accountId: number): string => draftOf(accountId)?.question ?? '',
  keep: (accountId: number, question: string): void => keep({ ...draftOf(accountId), accountId, question }),
  /** The same for the same content, so that trying again never sends it twice. */
  keyFor(accountId: number, body: { question: string; page: string }): string {
    const content = JSON.stringify(body);
    const known = draftOf(accountId)?.attempt;
    const attempt = known?.content === content ? known : { content, key: randomKey() };
    keep({ accountId, question: body.question, attempt });
    return attempt.key;
  },
  forget: (): void => tabStorage.removeItem(NAME),
};
