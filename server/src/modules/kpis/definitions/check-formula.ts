import type { FormulaProblem } from '@metra/contract/kpis';
import { type Expression, FormulaError, namesIn, parseFormula } from '../rules/formula.ts';
import type { KpiDefinition } from './definition.ts';
import type { Definitions } from './definitions.ts';

interface Candidate {
  expression: string;
  optional: readonly string[];
  /** The KPI that shall have the formula; null for a new one. */
  kpiId: number | null;
  organisationId: number | null;
}

export interface CheckedFormula {
  problems: FormulaProblem[];
  kpis: KpiDefinition[];
  factors: string[];
}

/** Whether a formula can ever give a number: readable, every name known, no circle. */
export function checkFormula(definitions: Definitions, candidate: Candidate): CheckedFormula {
  const expression = parsed(candidate.expression);
  if ('problem' in expression) return { problems: [expression.problem], kpis: [], factors: [] };
  const problems: FormulaProblem[] = [];
  const report = (key: FormulaProblem['key'], name: string | null) =>
    problems.push({ key, at: name === null ? null : placeOf(candidate.expression, name), name });
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
  return { problems, kpis, factors };
}

function parsed(text: string): { tree: Expression } | { problem: FormulaProblem } {
  try {
    return { tree: parseFormula(text) };
  } catch (error) {
    if (error instanceof FormulaError) return { problem: { key: error.key, at: error.at, name: null } };
    throw error;
  }
}

const placeOf = (text: string, name: string): number | null => {
  const place = text.search(new RegExp(`\\b${name}\\b`));
  return place < 0 ? null : place;
};

/** Whether a KPI is the wanted one, or is computed from it. */
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

/** KPIs whose formula names this one. */
export const usersOf = (definitions: Definitions, kpi: KpiDefinition): KpiDefinition[] =>
  definitions.all.filter((each) => inputsOf(definitions, each).includes(kpi));
