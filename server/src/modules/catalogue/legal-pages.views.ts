import type { LegalPage } from '@metra/contract/frontend';
import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { textsIn } from '../../platform/translations.ts';

type LegalTexts = { title: string; notice: string | null; sections: LegalPage['sections'] };

export async function legalPage(db: Db, slug: LegalPage['slug'], language: Language): Promise<LegalPage> {
  const row = await db
    .selectFrom('legal_pages')
    .select(['translations', 'placeholder', 'updated_at'])
    .where('slug', '=', slug)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found.object');
  const { title, notice, sections } = textsIn<LegalTexts>(row.translations, language);
  return {
    slug,
    title,
    notice: row.placeholder ? notice : null,
    updatedOn: row.updated_at.toISOString().slice(0, 10),
    sections,
  };
}
