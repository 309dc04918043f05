import type { Tx } from '../../../platform/database/database.ts';
import { catalogueStore } from '../definitions/catalogue.store.ts';
import { checkOwnFactor } from '../factors/check-own-factor.ts';
import { factorContextStore } from '../factors/factor-context.store.ts';
import { ownFactorStore } from '../factors/own-factors.store.ts';
import { resolvedFactors } from '../factors/resolve-factors.ts';
import type { DemoAuthor } from './demo-author.ts';

export interface DemoFactor {
  factor: string;
  value: number;
  unit: string;
  firstYear: number;
  lastYear: number | null;
  source: { de: string };
  note: { de: string } | null;
}

/** Stores the factors that suppliers told the demo company, shifted by the given number of years. */
export async function writeDemoFactors(
  tx: Tx,
  { organisationId, accountId, now }: DemoAuthor,
  factors: readonly DemoFactor[],
  { today, years }: { today: string; years: number },
): Promise<void> {
  const { country } = await factorContextStore(tx, organisationId).read();
  const operators = resolvedFactors((await catalogueStore(tx).read()).factors, { country, own: [] });
  const thisYear = Temporal.PlainDate.from(today).year;
  for (const { factor, value, unit, firstYear, lastYear, source, note } of factors) {
    const write = {
      value,
      unit,
      firstYear: firstYear + years,
      lastYear: lastYear && lastYear + years,
      source: source.de,
      note: note?.de,
      confirmed: false,
    };
    const columns = checkOwnFactor(operators, factor, write, thisYear);
    await ownFactorStore(tx, organisationId).insert(columns, [], { accountId, now, why: null });
  }
}
