import { WrittenText } from '../../../lib/formats/written-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { ShownProject } from './organisation-data.ts';

export function Projects({ projects }: { projects: readonly ShownProject[] }) {
  const { t } = useTranslate();
  return (
    <ul className="border-t border-text">
      {projects.map(({ id, slug, name, description, partners }) => (
        <li key={id} className="grid gap-2 border-b border-line-strong py-5">
          <h3 className="type-h3">{name}</h3>
          <p className="measure text-text-soft">
            <WrittenText>{description}</WrittenText>
          </p>
          <p className="flex flex-wrap gap-x-4 text-small text-text-muted">
            {t('organisations.project.partners', { count: partners })}
            <SiteLink href={`/marketplace?project=${slug}`} className="link">
              {t('organisations.project.offers')}
              <span className="sr-only">: {name}</span>
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
