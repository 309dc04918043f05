import type { Language } from '@metra/contract/core/primitives';
import { textsIn } from '../../../platform/translations.ts';
import type { FuelDefinition } from '../definitions/definition.ts';
import { isToBeAsked } from './asked-by-checks.ts';
import type { CheckedRecord, RecordProblem } from './record-write.ts';

const questions = {
  de: (name: string, isRenewable: boolean) =>
    `„${name}“ gilt in der VSME-Liste als ${isRenewable ? 'erneuerbar' : 'nicht erneuerbar'}. Gehört die Menge hierher?`,
  en: (name: string, isRenewable: boolean) =>
    `The VSME list has “${name}” as ${isRenewable ? 'renewable' : 'non-renewable'}. Does the amount belong here?`,
} as const satisfies Record<Language, (name: string, isRenewable: boolean) => string>;

/** Fossil coal among renewable fuels is usually a slip, but can be true, as with vegetable oil. */
export function askedByFuels(
  records: readonly CheckedRecord[],
  fuels: ReadonlyMap<string, FuelDefinition>,
  language: Language,
): RecordProblem[] {
  return records.filter(isToBeAsked).flatMap((record) => {
    const wanted = record.kpi.fuels === 'RENEWABLE';
    const slugs = new Set((record.fuels ?? []).map(({ fuel }) => fuel));
    const others = [...slugs].flatMap((slug) => fuels.get(slug) ?? []);
    return others
      .filter(({ renewable }) => renewable !== wanted)
      .map(({ translations, renewable }) => ({
        index: record.index,
        field: 'value',
        key: 'crossCheck' as const,
        detail: questions[language](textsIn<{ name: string }>(translations, language).name, renewable),
        error: 'kpi_record.implausible' as const,
      }));
  });
}
