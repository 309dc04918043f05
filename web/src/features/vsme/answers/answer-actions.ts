import type { Datapoint, Disclosure, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { showDisclosure, shownYear } from '../shown-disclosures.ts';
import { allRowsOf } from '../table/table.queries.ts';
import { vsmeQueries } from '../vsme.queries.ts';
import type { Body } from './answer-shapes.ts';
import { valueText } from './value-text.ts';

export type Part = Datapoint | DisclosureTable;

const isTable = (part: Part): part is DisclosureTable => 'columns' in part;

/** Nothing of its own any more: a table without rows, a datapoint without a value. */
export const takenBack = (part: Part): Body => (isTable(part) ? { rows: null } : { value: null });

/** Writes at once what needs no typing, over the version that is shown. */
export async function writeAnswer(
  year: number,
  { name, version }: Pick<Part, 'name' | 'version'>,
  body: Body,
): Promise<Disclosure> {
  const disclosure = await api.disclosures.answer({ params: { year, name }, body: { ...body, version } });
  showDisclosure(year, disclosure);
  events.emit('disclosuresChanged', { year });
  return disclosure;
}

/** How a part was answered before, to bring it back. */
async function answerOf(year: number, part: Part): Promise<Body> {
  const { state, reason } = part;
  if ((state === 'NOT_APPLICABLE' || state === 'OMITTED_SENSITIVE') && reason) return { state, reason };
  if (part.source !== 'ANSWER') return takenBack(part);
  if (!isTable(part)) return { value: part.value };
  const rows = await allRowsOf(year, part);
  return { rows: rows.length === 0 ? null : rows.map(({ key, cells }) => ({ key, cells })) };
}

/** Writes at once, and offers the way back as long as the toast stands. */
export async function writeUndoably(year: number, part: Part, body: Body, title: string): Promise<void> {
  const before = await answerOf(year, part);
  const disclosure = await writeAnswer(year, part, body);
  showToast({
    variant: 'success',
    title,
    action: {
      label: translate('reporting.vsme.undo'),
      onAction: () => void undo(year, disclosure, part.name, before),
    },
  });
}

/** The same where nothing was typed that could be lost: whoever was too late sees what holds now. */
export async function writeWithUndo(year: number, part: Part, body: Body, title: string): Promise<void> {
  try {
    await writeUndoably(year, part, body, title);
  } catch (error) {
    await reportError(error);
    await refreshed(year);
  }
}

export async function presentPart(year: number, part: Part): Promise<Part> {
  const { disclosures } = await refreshed(year);
  return disclosures.flatMap(partsOf).find(({ name }) => name === part.name) ?? part;
}

/** An answer in words: its reason, its value, or how many rows there are; nothing where there is none. */
export function answerText(part: Part, language: Language): string {
  if (part.reason !== null) return part.reason;
  if (isTable(part))
    return part.rowCount === 0 ? '' : translate('reporting.vsme.table.count', { count: part.rowCount });
  return valueText(part, part.value, part.chosen, language) ?? '';
}

/** Names who sees to it. That concerns no answer: one that was given meanwhile is no conflict. */
export async function writeResponsible(year: number, part: Part, responsibleId: number | null) {
  try {
    await writeAnswer(year, part, { responsibleId });
  } catch (error) {
    if (!hasKey(error, 'conflict.version')) throw error;
    const now = await presentPart(year, part);
    if (now.responsible?.id !== part.responsible?.id) throw error;
    await writeAnswer(year, now, { responsibleId });
  }
}

async function undo(year: number, disclosure: Disclosure, name: string, before: Body): Promise<void> {
  const now = partsOf(disclosure).find((part) => part.name === name);
  if (!now) return;
  await writeAnswer(year, now, before).catch(reportError);
}

const partsOf = ({ datapoints, tables }: Disclosure): readonly Part[] => [...datapoints, ...tables];

const refreshed = (year: number) => queryClient.fetchQuery({ ...vsmeQueries.ofYear(year), staleTime: 0 });

/** One part, or all of a disclosure that can be: as in the year before. */
export async function sayUnchanged(year: number, which: { names: string[] } | { disclosure: string }) {
  try {
    const { carried } = await api.disclosures.unchanged({ params: { year }, body: which });
    await refreshed(year);
    events.emit('disclosuresChanged', { year });
    showToast({
      variant: 'success',
      title: translate('reporting.vsme.carried', { count: carried.length }),
      action: {
        label: translate('reporting.vsme.undo'),
        onAction: () => void takeBackCarried(year, carried),
      },
    });
    return true;
  } catch (error) {
    await reportError(error);
    return false;
  }
}

async function takeBackCarried(year: number, carried: readonly string[]): Promise<void> {
  try {
    for (const name of carried) {
      const part = shownYear(year)
        ?.disclosures.flatMap(partsOf)
        .find((one) => one.name === name);
      if (part?.source === 'CARRIED') await writeAnswer(year, part, takenBack(part));
    }
  } catch (error) {
    await reportError(error);
  }
  await refreshed(year).catch(reportError);
}
