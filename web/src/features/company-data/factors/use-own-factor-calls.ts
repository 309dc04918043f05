import type { OwnFactor, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { useState } from 'react';
import { ownFactorChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { api } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import type { VersionedCalls } from '../../../lib/versioned-form/use-versioned-form.ts';
import { emptyValues, type OwnFactorValues, valuesOf, writeOf } from './own-factor-values.ts';

/** A new value has no version that somebody else could have changed. */
const NO_VERSION = 0;

interface OwnFactorCalls extends VersionedCalls<OwnFactorValues> {
  /** The server has called these values unusual and asks for a confirmation. */
  isOdd: (values: OwnFactorValues) => boolean;
}

export function useOwnFactorCalls(
  own: OwnFactor | null,
  factor: UsedFactor | undefined,
  year: number,
): OwnFactorCalls {
  const [asked, setAsked] = useState<OwnFactorValues | null>(null);
  const [attempt] = useState(randomKey);
  const versioned = (present: OwnFactor) => ({ values: valuesOf(present), version: present.version });
  return {
    start: own ? versioned(own) : { values: emptyValues(factor, year), version: NO_VERSION },
    async read() {
      const { items } = await api.factors.listOwn({ query: { factor: own?.factor ?? '', pageSize: 100 } });
      const present = items.find(({ id }) => id === own?.id);
      if (!present) throw new Error('The factor was deleted meanwhile.');
      return versioned(present);
    },
    async write(values, { version }) {
      // Sending an unusual value a second time confirms it.
      const body = writeOf(values, asked !== null && isSame(asked, values));
      try {
        if (own)
          await api.factors.updateOwn({
            params: { ownFactorId: own.id },
            body: { ...body, why: values.why.trim(), version },
          });
        else
          await api.factors.createOwn(
            { body: { ...body, factor: values.factor } },
            // Each different value needs its own idempotency key.
            {
              idempotencyKey: `${attempt}-${values.factor}-${body.firstYear}-${body.value}-${body.confirmed}`,
            },
          );
      } catch (error) {
        if (hasKey(error, 'own_factor.implausible')) setAsked(values);
        throw error;
      }
      ownFactorChanged();
      return undefined;
    },
    isOdd: (values) => asked !== null && isSame(asked, values),
  };
}
