import { type AuditAction, auditActions, auditTexts } from '@metra/contract/rules/audit-actions';

/** Two letters begin half of all sentences. */
const shortest = 3;

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of an action: those of its key and of its sentence in both languages, because people type either. */
const said = new Map(
  auditActions.map((action): [AuditAction, readonly string[]] => {
    const { de, en } = auditTexts[action];
    return [action, wordsOf(`${action} ${de} ${en}`)];
  }),
);

/** Actions with words that begin with the words of the text: "gesperrt", "pass", "offer deleted". */
export function actionsSaying(text: string): AuditAction[] {
  const asked = wordsOf(text);
  if (asked.length === 0 || asked.some((word) => word.length < shortest)) return [];
  return auditActions.filter((action) =>
    asked.every((word) => said.get(action)?.some((each) => each.startsWith(word))),
  );
}
