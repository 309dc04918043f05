import type { EntityIdentifiers } from '@metra/contract/shapes/standard-shapes';

interface Entity {
  prefix: string;
  scheme: string;
  identifier: string;
}

/**
 * The machine-readable identifier of a company: its LEI, else its VAT id, else its register number, without blanks.
 */
export function entityOf({ lei, vatId, registerNumber }: EntityIdentifiers): Entity | undefined {
  if (lei) return { prefix: 'lei', scheme: 'http://standard.iso.org/iso/17442', identifier: lei };
  if (vatId) {
    return { prefix: 'vat', scheme: 'https://ec.europa.eu/taxation_customs/vies', identifier: vatId };
  }
  if (!registerNumber) return undefined;
  const identifier = registerNumber.trim().replace(/\s+/g, '_');
  return { prefix: 'register', scheme: 'https://e-justice.europa.eu/business-register', identifier };
}
