import type { Account } from '@metra/contract/shapes/accounts';

/** A member of an organisation of her own. */
export const anAccount = (given: Partial<Account> = {}): Account => ({
  id: 1,
  email: 'katrin@lindner.example',
  firstName: 'Katrin',
  lastName: 'Lindner',
  language: 'de',
  roles: ['USER'],
  teamRole: 'OWNER',
  organisation: {
    id: given.id ?? 1,
    name: 'Lindner Feinmechanik',
    slug: 'lindner',
    logoUrl: null,
    firstMonth: 1,
  },
  createdAt: '2026-11-01T08:00:00Z',
  confirmedAt: '2026-11-01T08:00:00Z',
  lastLoginAt: null,
  impersonator: null,
  mustChangePassword: false,
  secondFactor: 'NONE',
  ...given,
});
