import { memoizeByObject } from '../../../platform/memoize.ts';
import type { CodeMember } from './definition.ts';
import { germanActivities } from './german-activities.ts';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The number of an activity or a kind of waste: 4100 in nace:NACE_F4100, 170603 in waste:W-170603-…. */
const numberOf = ({ code }: CodeMember): string => /(?:NACE_[A-Z]|W-)(\d+)/.exec(code)?.[1] ?? '';

/** 41.00, 41 00, 4100 and F41.00 are the same number; all other input is text. */
const askedNumber = (query: string): string | null => {
  const written = /^\s*(?:[A-Z](?=\s*-?\s*\d)\s*-?\s*)?(\d[\d.\s]*)\*?\s*$/i.exec(query)?.[1];
  return written?.replace(/\D/g, '') ?? null;
};

/** The text is memoised, because each typed letter searches a thousand members. */
const saidOf = memoizeByObject((member: CodeMember): string => {
  const german = member.code.startsWith('nace:') ? germanActivities[numberOf(member).slice(0, 2)] : undefined;
  return plain(`${member.code} ${member.de ?? ''} ${member.en} ${german ?? ''}`);
});

/** The name without its leading letter and number. */
const namesOf = memoizeByObject(({ de, en }: CodeMember): string[] =>
  [de ?? '', en].map((name) => plain(name.replace(/^(?:[A-Z] - )?[\d. ]*/, ''))),
);

/** Finds members by number or by words in the order of the list, with an exact match first. */
export function searchCodes(members: readonly CodeMember[], query: string): CodeMember[] {
  const number = askedNumber(query);
  if (number !== null) {
    const found = byNumber(members, number);
    if (found.length > 0) return found;
  }
  const asked = plain(query);
  const words = asked.split(' ').filter(Boolean);
  const found = members.flatMap((member) => {
    const said = saidOf(member);
    if (!words.every((word) => said.includes(word))) return [];
    const isBeginning = words.every((word) => ` ${said}`.includes(` ${word}`));
    return { member, closeness: namesOf(member).includes(asked) ? 2 : Number(isBeginning) };
  });
  return found.toSorted((a, b) => b.closeness - a.closeness).map(({ member }) => member);
}

/** All members below a number. A number that is finer than the list, such as the German 41.20.1, finds its group. */
function byNumber(members: readonly CodeMember[], number: string): CodeMember[] {
  const below = members.filter((member) => numberOf(member).startsWith(number));
  if (below.length > 0) return below;
  const above = members.filter((member) => {
    const own = numberOf(member);
    return own.length > 1 && number.startsWith(own);
  });
  return above.toSorted((a, b) => numberOf(b).length - numberOf(a).length);
}
