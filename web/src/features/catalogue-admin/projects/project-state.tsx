import type { ProjectState } from '@metra/contract/operations/projects-admin';
import { Badge } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function ProjectStateBadge({ state }: { state: ProjectState }) {
  const { t } = useTranslate();
  return (
    <Badge tone={state === 'RUNNING' ? 'success' : 'neutral'}>
      {t(`catalogue-admin.projects.state.${state}`)}
    </Badge>
  );
}
