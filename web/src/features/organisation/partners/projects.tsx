import type { Project } from '@metra/contract/operations/organisations';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { WrittenText } from '../../../lib/formats/written-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { Group } from './group.tsx';

/** The projects the own organisation leads or takes part in, the latest first. */
export function Projects({ organisationId }: { organisationId: number }) {
  const { t } = useTranslate();
  const query = useQuery(organisationQueries.projects(organisationId));
  const { data, error } = query;
  if (!data && error)
    return (
      <div className="panel p-6">
        <LoadError headingLevel={2} title={t('organisation.projects.error')} query={query} />
      </div>
    );
  if (!data)
    return (
      <Skeleton className="panel overflow-hidden">
        <SkeletonRows rows={3} />
      </Skeleton>
    );
  return (
    <Group
      title={t('organisation.projects.title')}
      empty={t('organisation.projects.none')}
      emptyText={t('organisation.projects.noneText')}
    >
      {data.items.map((project) => (
        <ProjectRow key={project.id} project={project} organisationId={organisationId} />
      ))}
    </Group>
  );
}

function ProjectRow({ project, organisationId }: { project: Project; organisationId: number }) {
  const { t, language } = useTranslate();
  const { slug, name, description, startedOn, finishedOn, owner, partners } = project;
  const dateOf = (day: string | null) => (day ? formatDate(day, language) : '');
  const isOwner = owner.id === organisationId;
  const others = partners.filter(({ id }) => id !== organisationId).map((each) => each.name);
  return (
    <li className="grid gap-2 px-5 py-4 md:px-6">
      <h3 className="font-strong wrap-anywhere">{name}</h3>
      <p className="measure text-text-soft">
        <WrittenText>{description}</WrittenText>
      </p>
      <p className="text-small text-text-muted wrap-anywhere">
        {isOwner
          ? t('organisation.projects.led')
          : t('organisation.projects.ledBy', { organisation: owner.name })}
        {others.length > 0 && ` ${t('organisation.projects.with', { organisations: others.join(', ') })}`}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-muted">
        {(startedOn || finishedOn) && (
          <span>
            {startedOn && finishedOn
              ? t('organisation.projects.fromTo', { from: dateOf(startedOn), to: dateOf(finishedOn) })
              : startedOn
                ? t('organisation.projects.since', { from: dateOf(startedOn) })
                : t('organisation.projects.until', { to: dateOf(finishedOn) })}
          </span>
        )}
        <FrameLink href={`/marketplace?project=${slug}`} className="link">
          {t('organisation.projects.offers')}
          <span className="sr-only">: {name}</span>
        </FrameLink>
      </p>
    </li>
  );
}
