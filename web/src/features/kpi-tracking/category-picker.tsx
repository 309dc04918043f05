import { useLocation, useNavigate } from '@tanstack/react-router';
import { ToolSelect } from '../../design-system/fields/tool-select.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { useAreas } from './use-areas.ts';

export function CategoryPicker() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  const { sectors } = useAreas();
  const isWriter = useMayWrite();
  const options = [
    { value: '/app/tracking', label: t('tracking.nav.overview') },
    ...(isWriter
      ? [
          { value: '/app/tracking/records', label: t('tracking.nav.records') },
          { value: '/app/tracking/import', label: t('tracking.nav.import') },
        ]
      : []),
    ...sectors.flatMap(({ sector, areas }) =>
      areas.map(({ category }) => ({
        value: `/app/tracking/${category.slug}`,
        label: category.name,
        sector,
      })),
    ),
  ];
  return (
    <ToolSelect
      aria-label={t('tracking.nav.pick')}
      options={options}
      value={pathname}
      onChange={(path) => void navigate({ to: path })}
    />
  );
}
