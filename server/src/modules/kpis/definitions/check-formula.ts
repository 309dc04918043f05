import type { Language } from '@metra/contract/core/primitives';
import type { FormulaProblem } from '@metra/contract/operations/kpis';
import { isKnownUnit } from '@metra/contract/rules/units';
import { isSelector } from '../factors/factor-names.ts';
import { type Expression, FormulaError, namesIn, parseFormula } from '../rules/formula.ts';
import { type FormulaUnit, formulaUnit, isWrittenIn } from '../rules/formula-unit.ts';
import { unitText } from '../rules/unit-text.ts';
import type { KpiDefinition } from './definition.ts';
import type { Definitions } from './definitions.ts';

interface Candidate {
  expression: string;
  optional: readonly string[];
  /** The KPI that gets the formula; null for a new one. */
  kpiId: number | null;
  organisationId: number | null;
  /** The unit that the result must have; null if the caller has no expectation. */
  unit: string | null;
}

export interface CheckedFormula {
  problems: FormulaProblem[];
  kpis: KpiDefinition[];
  factors: string[];
  /** The unit of the result; null if it cannot be determined. */
  unitCode: string | null;
}

/**
 * Checks whether a formula can ever give a number: it is readable, every name is known, it has no cycle, and all sums
 * fit.
 */
export function checkFormula(
  definitions: Definitions,
  candidate: Candidate,
  language: Language,
): CheckedFormula {
  const expression = parsed(candidate.expression);
  if ('problem' in expression)
    return { problems: [expression.problem], kpis: [], factors: [], unitCode: null };
  const problems: FormulaProblem[] = [];
  const report = (key: FormulaProblem['key'], name: string | null) =>
    problems.push({ key, at: name === null ? null : placeOf(candidate.expression, name), name, other: null });
  const slugs = namesIn(expression.tree, 'kpi');
  const factors = namesIn(expression.tree, 'factor');
  if (slugs.length === 0) report('NO_INPUT', null);
  const kpis = slugs.flatMap((slug) => {
    const kpi = definitions.named(slug, candidate);
    if (!kpi) report('UNKNOWN_KPI', slug);
    else if (reaches(definitions, kpi, candidate.kpiId)) report('CIRCULAR', slug);
    return kpi ?? [];
  });
  for (const slug of factors) if (!definitions.factors.knows(slug)) report('UNKNOWN_FACTOR', slug);
  for (const slug of candidate.optional) if (!slugs.includes(slug)) report('OPTIONAL_UNUSED', slug);
  const measured = formulaUnit(expression.tree, (kind, slug) =>
    kind === 'kpi' ? definitions.named(slug, candidate)?.unitCode : factorUnit(definitions, slug),
  );
  problems.push(...unitProblems(measured, candidate.unit, language));
  return { problems, kpis, factors, unitCode: measured.codes?.[0] ?? null };
}

/**
 * Reports sums of different units and a result in another unit than wanted. Units of the company's own fit
 * everything.
 */
function unitProblems(measured: FormulaUnit, wanted: string | null, language: Language): FormulaProblem[] {
  const problem = (
    key: FormulaProblem['key'],
    name: string,
    other: string,
    at: number | null = null,
  ): FormulaProblem => ({
    key,
    at,
    name: unitText(name, language),
    other: unitText(other, language),
  });
  const differ = measured.conflicts.map(({ left, right, at }) => problem('UNITS_DIFFER', left, right, at));
  const [likely] = measured.codes ?? [];
  if (wanted === null || likely === undefined || !isKnownUnit(wanted) || isWrittenIn(wanted, measured))
    return differ;
  return [...differ, problem('UNIT_OF_RESULT', likely, wanted)];
}

function parsed(text: string): { tree: Expression } | { problem: FormulaProblem } {
  try {
    return { tree: parseFormula(text) };
  } catch (error) {
    if (error instanceof FormulaError)
      return { problem: { key: error.key, at: error.at, name: null, other: null } };
    throw error;
  }
}

/** Factors that are chosen by country count all gases; if a country only knows CO₂, the result says so. */
const factorUnit = ({ factors }: Definitions, slug: string): string | undefined =>
  isSelector(slug) ? 'kg{CO2e}/kW.h' : factors.factorOf(slug)?.unitCode;

const placeOf = (text: string, name: string): number | null => {
  const place = text.search(new RegExp(`\\b${name}\\b`));
  return place < 0 ? null : place;
};

function reaches(definitions: Definitions, from: KpiDefinition, wanted: number | null): boolean {
  const seen = new Set<KpiDefinition>();
  const visit = (kpi: KpiDefinition): boolean => {
    if (kpi.id === wanted) return true;
    if (seen.has(kpi)) return false;
    seen.add(kpi);
    return inputsOf(definitions, kpi).some(visit);
  };
  return visit(from);
}

const inputsOf = (definitions: Definitions, kpi: KpiDefinition): KpiDefinition[] =>
  kpi.inputs.flatMap((slug) => definitions.named(slug, kpi) ?? []);

export const usersOf = (definitions: Definitions, kpi: KpiDefinition): KpiDefinition[] =>
  definitions.all.filter((each) => inputsOf(definitions, each).includes(kpi));
