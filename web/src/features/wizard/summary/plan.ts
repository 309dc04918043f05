import type { Sector } from '@metra/contract/core/primitives';
import type { PublicData, PublicGoal, PublicMeasure } from '@metra/contract/operations/frontend';
import { isComplete } from '../company/company-form.ts';
import type { Step, WizardState } from '../wizard-state.ts';
import { chosenSectors } from '../wizard-steps.ts';
import type { CompanyInfo } from '../wizard-values.ts';

/** One chosen goal with its measure; what the catalogue no longer has is undefined. */
export interface PlannedGoal {
  sector: Sector;
  goal: PublicGoal | undefined;
  measure: PublicMeasure | undefined;
}

export const plannedGoals = ({ goals, measures }: WizardState, catalogue: PublicData): PlannedGoal[] =>
  chosenSectors(goals).map((sector) => {
    const goal = catalogue.goals.find(({ id, sector: own }) => id === goals[sector] && own === sector);
    return { sector, goal, measure: goal?.measures.find(({ id }) => id === measures[sector]) };
  });

/** The steps to go back to before the strategy can be finished. */
export function incompleteSteps(planned: readonly PlannedGoal[], company: CompanyInfo): Step[] {
  const steps = planned.flatMap(({ sector, goal, measure }): Step[] => {
    if (!goal) return ['goals'];
    return measure ? [] : [`measures.${sector}`];
  });
  if (planned.length === 0) steps.push('goals');
  if (!isComplete(company)) steps.push('companyInfos');
  return [...new Set(steps)];
}
