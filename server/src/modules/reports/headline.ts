import type { Language } from '@metra/contract/core/primitives';
import type { ReportChange, ReportHeadline, ReportState } from '@metra/contract/shapes/report-shapes';
import type { GoalStatus } from '@metra/contract/shapes/tracking-shapes';

interface Told {
  label: string;
  state: ReportState;
  /** KPIs that have a value. */
  known: number;
  /** Scope 1 and 2, compared with the same months of last year. */
  emissions: ReportChange | null;
  goals: readonly {
    name: string;
    status: GoalStatus;
    progress: number | null;
    expectedProgress: number | null;
  }[];
}

const counted = {
  de: [
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  en: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
} as const;

const word = (count: number, language: Language): string => counted[language][count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Summarises a year in one or two sentences that only state recorded values. */
export function headlineOf(told: Told, language: Language): ReportHeadline {
  const judged = told.goals.filter(({ status }) => status !== 'NO_TARGET' && status !== 'NO_DATA');
  const onTrack = judged.filter(({ status }) => status === 'ON_TRACK' || status === 'REACHED');
  const change = told.emissions?.kind === 'PERCENT' ? told.emissions.amount : null;
  return {
    lead: leadOf(told, change, language),
    rest: restOf(told, judged, onTrack.length, language),
    emissions: change === null ? null : wholePercent(change) === 0 ? 'SAME' : change < 0 ? 'FALLEN' : 'RISEN',
    emissionsChange: change,
    goalsJudged: judged.length,
    goalsOnTrack: onTrack.length,
  };
}

const wholePercent = (share: number): number => Math.round(Math.abs(share) * 100);

function leadOf({ label, state, known }: Told, change: number | null, language: Language): string {
  const isGerman = language === 'de';
  if (change !== null) {
    const percent = wholePercent(change);
    const grouped = String(percent).replace(/\B(?=(\d{3})+$)/g, isGerman ? '.' : ',');
    if (percent === 0)
      return isGerman ? 'Unsere Emissionen sind nahezu unverändert.' : 'Our emissions are almost unchanged.';
    if (isGerman)
      return `Unsere Emissionen sind um ${grouped}\u00a0% ${change < 0 ? 'gesunken' : 'gestiegen'}.`;
    return `Our emissions have ${change < 0 ? 'fallen' : 'risen'} by ${grouped}%.`;
  }
  if (known === 0) {
    if (state === 'RUNNING')
      return isGerman ? `Für ${label} liegen noch keine Werte vor.` : `There are no values for ${label} yet.`;
    return isGerman ? `Für ${label} liegen keine Werte vor.` : `There are no values for ${label}.`;
  }
  if (known === 1)
    return isGerman ? `Für ${label} liegt eine Kennzahl vor.` : `One KPI has been recorded for ${label}.`;
  return isGerman
    ? `Für ${label} liegen ${word(known, language)} Kennzahlen vor.`
    : `${capital(word(known, language))} KPIs have been recorded for ${label}.`;
}

/** The reason why the goals cannot be rated yet: their targets or their values are missing. */
function unjudged(all: Told['goals'], state: ReportState, language: Language): string {
  const isOver = state === 'OVER';
  const isOne = all.length === 1;
  const lacks = all.every(({ status }) => status === 'NO_TARGET')
    ? 'targets'
    : all.every(({ status }) => status === 'NO_DATA')
      ? 'values'
      : 'both';
  if (language === 'de') {
    const goals = isOne ? 'einem Ziel' : `${word(all.length, language)} Zielen`;
    const missing = {
      targets: isOne ? 'ein Zielwert' : 'Zielwerte',
      values: 'Werte',
      both: 'Werte oder Zielwerte',
    };
    const verb = lacks === 'targets' && isOne ? 'fehlt' : 'fehlen';
    const why = `für ein Urteil ${verb}${isOver ? '' : ' noch'} ${missing[lacks]}`;
    return isOver ? `Wir haben an ${goals} gearbeitet, ${why}.` : `Wir arbeiten an ${goals}, ${why}.`;
  }
  const goals = isOne ? 'one goal' : `${word(all.length, language)} goals`;
  const missing = {
    targets: isOne ? 'no target' : 'no targets',
    values: 'not enough values',
    both: 'not enough values or targets',
  };
  const be = lacks === 'targets' && isOne ? 'is' : 'are';
  const why = `there ${be} ${missing[lacks]} to judge ${isOne ? 'it' : 'them'} by${isOver ? '' : ' yet'}`;
  return `We ${isOver ? 'worked' : 'are working'} on ${goals}; ${why}.`;
}

function restOf(
  { goals: all, state }: Pick<Told, 'goals' | 'state'>,
  judged: Told['goals'],
  onTrack: number,
  language: Language,
): string | null {
  const isGerman = language === 'de';
  if (all.length === 0) return null;
  if (judged.length === 0) return unjudged(all, state, language);
  const total = judged.length;
  if (total === 1) {
    const [goal] = judged;
    const name = goal?.name ?? '';
    if (isGerman)
      return onTrack === 1 ? `Unser Ziel „${name}“ ist auf Kurs.` : `Beim Ziel „${name}“ liegen wir zurück.`;
    return onTrack === 1 ? `Our goal “${name}” is on track.` : `We are behind on our goal “${name}”.`;
  }
  if (onTrack === total)
    return isGerman
      ? `Alle ${word(total, language)} Ziele sind auf Kurs.`
      : `All ${word(total, language)} goals are on track.`;
  if (onTrack === 0)
    return isGerman
      ? `Keines von ${word(total, language)} Zielen ist auf Kurs.`
      : `None of ${word(total, language)} goals is on track.`;
  const behind = furthestBehind(judged)?.name ?? '';
  if (isGerman)
    return onTrack === 1
      ? `Eines von ${word(total, language)} Zielen ist auf Kurs, zurück liegen wir bei „${behind}“.`
      : `${capital(word(onTrack, language))} von ${word(total, language)} Zielen sind auf Kurs, zurück liegen wir bei „${behind}“.`;
  return `${capital(word(onTrack, language))} of ${word(total, language)} goals ${onTrack === 1 ? 'is' : 'are'} on track; we are behind on “${behind}”.`;
}

const distance = ({ progress, expectedProgress }: Told['goals'][number]) =>
  (progress ?? 0) - (expectedProgress ?? 0);

const furthestBehind = (goals: Told['goals']) =>
  goals
    .filter(({ status }) => status !== 'ON_TRACK' && status !== 'REACHED')
    .toSorted((a, b) => distance(a) - distance(b))[0];
