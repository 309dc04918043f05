import type { FieldError } from '@metra/contract/core/errors';
import type { FieldKey } from '@metra/contract/core/field-keys';
import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import type { GoalToChoose } from '../../catalogue/catalogue.module.ts';

type Goals = WizardFinish['goals'];

const fault = (path: string, key: FieldKey): FieldError => ({ path, key });

/**
 * All faults of a choice: goals that are not offered, two goals of one sector, a goal without exactly one measure,
 * and a measure of another goal.
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
