import type { FieldError } from '@metra/contract/core/errors';
import type { Gas, OwnFactorWrite } from '@metra/contract/shapes/factor-shapes';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { Decimal } from '../rules/decimal.ts';
import { isReplaceable, isSelector } from './factor-names.ts';
import { inFactorUnit } from './factor-units.ts';
import type { Factors, ResolvedFactor } from './resolve-factors.ts';

type Write = Omit<OwnFactorWrite, 'factor' | 'evidence' | 'note'> & { note?: string | null | undefined };

/** Numbers are text, so that they stay exact. */
export interface OwnFactorColumns {
  factor_id: number | null;
  selector: string | null;
  first_year: number;
  last_year: number | null;
  value: string;
  unit_code: string;
  canonical_value: string;
  gas: Gas | null;
  source: string;
  note: string | null;
}

/** A value that differs from the usual one by these factors is probably a wrong unit or decimal point. */
const oddFrom = { times: 5, part: 0.01 } as const;

/**
 * Checks a write against all rules and returns the columns to store. `operators` are the factors without own values.
 */
export function checkOwnFactor(
  operators: Factors,
  name: string,
  write: Write,
  thisYear: number,
): OwnFactorColumns {
  const usual = orNotFound(operators.find(name, write.firstYear), 'not_found.factor');
  if (!isReplaceable(usual.name, usual.factor.kind)) throw new DomainError('own_factor.not_replaceable');
  if (write.firstYear > thisYear + 1) throw invalid('firstYear', 'inFuture');
  const canonical = inFactorUnit(new Decimal(String(write.value)), write.unit, usual.factor.unitCode);
  if (!canonical) throw invalid('unit', 'enum');
  refuseZero(usual, canonical.value);
  if (!write.confirmed) refuseOdd(usual, canonical.value);
  return {
    ...(isSelector(usual.name)
      ? { factor_id: null, selector: usual.name }
      : { factor_id: usual.factor.id, selector: null }),
    first_year: write.firstYear,
    last_year: write.lastYear,
    value: new Decimal(String(write.value)).toString(),
    unit_code: write.unit,
    canonical_value: canonical.value.toString(),
    gas: canonical.gas,
    source: write.source.trim(),
    note: write.note?.trim() || null,
  };
}

/** Electricity and heat can be free of emissions, but a burned fuel, a trip or a conversion never is. */
function refuseZero({ name }: ResolvedFactor, value: Decimal): void {
  if (value.isZero() && !isSelector(name))
    throw new DomainError('input.invalid', {
      fields: [{ path: 'value', key: 'exclusiveMinimum', detail: '0' }],
    });
}

function refuseOdd(usual: ResolvedFactor, value: Decimal): void {
  const [most, least] = [usual.value.times(oddFrom.times), usual.value.times(oddFrom.part)];
  const field: FieldError | undefined = value.greaterThan(most)
    ? { path: 'value', key: 'maximum', detail: most.toSignificantDigits(6).toString() }
    : value.lessThan(least)
      ? { path: 'value', key: 'minimum', detail: least.toSignificantDigits(6).toString() }
      : undefined;
  if (field) throw new DomainError('own_factor.implausible', { fields: [field] });
}
