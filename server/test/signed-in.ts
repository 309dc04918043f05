import type { Role } from '@metra/contract/primitives';
import type { Platform } from '../src/platform/platform.ts';
import { hashToken, newToken } from '../src/platform/secrets/tokens.ts';

export interface SignedIn {
  token: string;
  accountId: number;
  organisationId: number;
}

/** A member of an organisation of its own, with a session; no password, so nothing is hashed. */
export async function signedInMember(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  roles: Role[] = ['USER'],
): Promise<SignedIn> {
  const token = newToken();
  const now = clock.now();
  const unique = newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return database.transaction(async (tx) => {
    const organisation = await tx
      .insertInto('organisations')
      .values({ name: 'Lindner Feinmechanik', slug: `lindner-${unique}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const email = `${unique.slice(0, 20)}@lindner.example`;
    const account = await tx
      .insertInto('accounts')
      .values({
        organisation_id: organisation.id,
        email,
        email_key: email,
        password_hash: 'none',
        first_name: 'Katrin',
        last_name: 'Lindner',
        roles,
        status: 'ACTIVE',
        created_at: now,
        confirmed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        account_id: account.id,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
        idle_seconds: 86_400,
      })
      .execute();
    return { token, accountId: account.id, organisationId: organisation.id };
  });
}
