import type { FieldError } from '@metra/contract/core/errors';
import { DomainError } from '../../platform/http/domain-error.ts';

/** The ids of tags by slug; those that cannot be put there are named, all at once. */
export function knownTags(
  asked: readonly string[],
  found: readonly { id: number; slug: string }[],
): number[] {
  const known = new Set(found.map(({ slug }) => slug));
  const fields = asked.flatMap((slug, place): FieldError[] =>
    known.has(slug) ? [] : [{ path: `tags/${place}`, key: 'enum' }],
  );
  if (fields.length > 0) throw new DomainError('input.invalid', { fields });
  return found.map(({ id }) => id);
}
