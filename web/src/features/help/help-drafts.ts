import { randomKey } from '../../lib/random-key.ts';

interface Draft {
  question: string;
  /** The last attempt to send it; another question or page is another attempt. */
  attempt?: { content: string; key: string };
}

/** Questions that were typed and not sent, by account: a closed dialog or a failed call loses nothing. */
const drafts = new Map<number, Draft>();

export const helpDrafts = {
  questionOf: (accountId: number): string => drafts.get(accountId)?.question ?? '',
  keep: (accountId: number, question: string): void =>
    void drafts.set(accountId, { ...drafts.get(accountId), question }),
  /** The same for the same content, so that trying again never sends it twice. */
  keyFor(accountId: number, body: { question: string; page: string }): string {
    const content = JSON.stringify(body);
    const known = drafts.get(accountId)?.attempt;
    const attempt = known?.content === content ? known : { content, key: randomKey() };
    drafts.set(accountId, { question: body.question, attempt });
    return attempt.key;
  },
  forget: (accountId: number): void => void drafts.delete(accountId),
};
