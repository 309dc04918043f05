import { Link } from '@tanstack/react-router';
import { TabLink, TabLinks } from '../../../design-system/navigation/tabs.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface CategoryTabsProps {
  category: string;
  kpis: readonly { id: number; name: string }[];
  chosen: number;
  year: number | undefined;
}

/** The year stays the same when another KPI is chosen. */
export function CategoryTabs({ category, kpis, chosen, year }: CategoryTabsProps) {
  const { t } = useTranslate();
  return (
    <TabLinks label={t('tracking.category.kpis')} className="mb-5">
      {kpis.map(({ id, name }) => (
        <TabLink
          key={id}
          current={id === chosen}
          render={
            <Link
              to="/app/tracking/$category"
              params={{ category }}
              search={{ kpi: id, ...(year && { year }) }}
              resetScroll={false}
            />
          }
        >
          <span>
            <CatalogueText>{name}</CatalogueText>
          </span>
        </TabLink>
      ))}
    </TabLinks>
  );
}
