import type { ReactNode } from 'react';
import { Segmented } from '../../design-system/segmented.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { TypedSearch } from '../../lib/typed-search.tsx';

interface ListToolsProps<View extends string> {
  searchLabel: string;
  viewLabel: string;
  query: string;
  view: View | undefined;
  views: readonly { value: View; label: string }[];
  isLoading: boolean;
  onQuery: (query: string) => void;
  onView: (view: View | undefined) => void;
}

const ALL = 'ALL';

/** Search and views of a list, both kept in its address. */
export function ListTools<View extends string>(props: ListToolsProps<View>) {
  const { t } = useTranslate();
  const options: readonly { value: View | typeof ALL; label: string }[] = [
    { value: ALL, label: t('marketplace-admin.all') },
    ...props.views,
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TypedSearch
        label={props.searchLabel}
        query={props.query}
        isLoading={props.isLoading}
        onChange={props.onQuery}
      />
      <Segmented
        label={props.viewLabel}
        value={props.view ?? ALL}
        options={options}
        onChange={(view) => props.onView(view === ALL ? undefined : view)}
      />
    </div>
  );
}

interface ListHeadProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

export const ListHead = ({ title, text, action }: ListHeadProps) => (
  <header className="page-head">
    <div className="grid gap-1">
      <h1>{title}</h1>
      <p className="measure text-text-soft">{text}</p>
    </div>
    {action && <div className="page-actions">{action}</div>}
  </header>
);
