import type { Strategy } from '@metra/contract/operations/strategies';
import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { quotaOf } from '../../../platform/http/quota.ts';
import type { Once } from '../../../platform/limits/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type GoalToChoose, goalChoiceViews } from '../../catalogue/catalogue.module.ts';
import { writeCompanyProfile } from '../../organisations/organisations.module.ts';
import { storedValueStore } from '../../storage/storage.module.ts';
import { billingDataStore, type Trials } from '../../subscriptions/subscriptions.module.ts';
import { activityStore, type GoalToTakeUp, takeUpStore } from '../../tracking/tracking.module.ts';
import { strategyStore } from '../strategies.store.ts';
import { strategyViews } from '../strategies.views.ts';
import { strategyName } from '../strategy-name.ts';
import { assertStrategiesFit, mostStrategies } from '../strategy-quota.ts';
import { companyProfileOf, throwWithWizardPaths } from './company-profile.ts';
import { choiceFaults } from './finish-rules.ts';

interface Needs extends Pick<Platform, 'clock'> {
  once: Once;
  trials: Trials;
}

/** Stored values of the wizard have names with this prefix. */
const wizardValues = 'metraLite.';

/** Finishes the wizard: either everything that was chosen is saved, or nothing. */
export function wizardService({ clock, once, trials }: Needs) {
  async function finish(tx: Tx, { actor, language }: Call, body: WizardFinish): Promise<Strategy> {
    const { organisationId } = actor;
    const now = clock.now();
    const today = clock.today(actor.timeZone);

    const strategies = strategyStore(tx, organisationId);
    await strategies.lockOrganisation();
    const name = strategyName(today, language, await strategies.names());
    const strategyId = await strategies.createActive(name, now);
    if (strategyId === undefined) throw new DomainError('strategy.already_active');
    assertStrategiesFit(await strategies.count(), quotaOf(actor, mostStrategies));

    const goals = await chosenGoals(tx, organisationId, body.goals);
    await writeCompanyProfile(tx, organisationId, companyProfileOf(body), { now }).catch(
      throwWithWizardPaths,
    );
    await billingDataStore(tx, organisationId).write(billingOf(body), now);
    const takeUp = { strategyId, isActive: true, measureState: 'IN_PROGRESS', now } as const;
    const goalIds = await takeUpStore(tx, organisationId).goals(goals, takeUp);
    await trials.start(tx, { organisationId, now, today, welcomed: actor.accountId });
    await storedValueStore(tx, organisationId).removeBeginningWith(wizardValues);
    await activityStore(tx, organisationId).record(actor.accountId, now, [
      { type: 'strategy.activated', data: { name } },
      ...goalIds.map((goalId) => ({ type: 'goal.taken_up' as const, goalId })),
    ]);

    const strategy = await strategyViews(tx, { organisationId, language }).one(strategyId);
    if (!strategy) throw new Error('The strategy that was just made cannot be read');
    return strategy;
  }

  return {
    finish: (call: Call, body: WizardFinish): Promise<Strategy> => once(call, (tx) => finish(tx, call, body)),
  };
}

async function chosenGoals(
  tx: Tx,
  organisationId: number,
  chosen: WizardFinish['goals'],
): Promise<GoalToTakeUp[]> {
  const offered = await goalChoiceViews(tx, { organisationId }).of(chosen.map(({ id }) => id));
  const fields = choiceFaults(chosen, offered);
  if (fields.length > 0) throw new DomainError('input.invalid', { fields });
  return chosen.flatMap(({ id, measures }) => {
    const goal: GoalToChoose | undefined = offered.get(id);
    return goal ? [{ goalId: id, sector: goal.sector, measures, kpis: goal.kpis }] : [];
  });
}

const billingOf = ({ name, billingData }: WizardFinish) => ({
  name: name.trim(),
  street: billingData.street.trim(),
  additionalInfo: billingData.additionalInfo?.trim() || null,
  zipCode: billingData.zipCode.trim(),
  city: billingData.city.trim(),
  country: billingData.country,
});
