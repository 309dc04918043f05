import type { FieldError } from '@metra/contract/core/errors';
import type { FieldKey } from '@metra/contract/core/field-keys';
import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import type { GoalToChoose } from '../../catalogue/catalogue.module.ts';

type Goals = WizardFinish['goals'];

const fault = (path: string, key: FieldKey): FieldError => ({ path, key });

/**
 * What is wrong with the choice: goals the catalogue does not offer (any more), two goals of one sector, not exactly
 * one measure for a goal, a measure of another goal. All of it at once.
 */
export function choiceFaults(goals: Goals, offered: ReadonlyMap<number, GoalToChoose>): FieldError[] {
  if (goals.length === 0) return [fault('goals', 'minItems')];
  const sectors = goals.map(({ id }) => offered.get(id)?.sector);
  return goals.flatMap(({ id, measures }, index) => {
    const goal = offered.get(id);
    const path = `goals/${index}`;
    if (!goal) return [fault(`${path}/id`, 'enum')];
    return [
      ...(sectors.indexOf(goal.sector) < index ? [fault(`${path}/id`, 'uniqueItems')] : []),
      ...measureFaults(measures, goal, `${path}/measures`),
    ];
  });
}

function measureFaults(measures: readonly number[], goal: GoalToChoose, path: string): FieldError[] {
  if (measures.length === 0) return [fault(path, 'minItems')];
  if (measures.length > 1) return [fault(path, 'maxItems')];
  return measures.flatMap((measure, index) =>
    goal.measures.includes(measure) ? [] : [fault(`${path}/${index}`, 'enum')],
  );
}
