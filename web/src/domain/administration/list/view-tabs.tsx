import type { AdminView } from '@metra/contract/operations/admin-views';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Bookmark, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../design-system/layers/menu.tsx';
import { TabLink, TabLinks, TabText } from '../../../design-system/navigation/tabs.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { type AnySearch, isSameView, searchOfText, searchText } from '../admin-list-search.ts';
import { adminViewQueries } from '../admin-views.queries.ts';
import type { CountQuery, ListAddress, ListView } from './list-props.ts';
import { deleteView, openViewDialog } from './view-dialog.tsx';

interface ViewTabsProps {
  title: string;
  path: string;
  address: ListAddress;
  views: readonly ListView<AnySearch>[];
  countOf: (search: AnySearch) => CountQuery;
}

/** The tabs are all rows, the shared views and the own views, each with its count. */
export function ViewTabs({ title, path, address, views, countOf }: ViewTabsProps) {
  const { t } = useTranslate();
  const { list, search } = address;
  const { data: saved } = useQuery(adminViewQueries.of(list.name));
  const tabs: readonly { key: string; name: string; search: AnySearch; view?: AdminView }[] = [
    { key: 'all', name: t('administration.list.all'), search: {} },
    ...views.map((view, at) => ({ key: `given-${at}`, ...view })),
    ...(saved?.items ?? []).map((view) => ({
      key: `saved-${view.id}`,
      name: view.name,
      search: searchOfText(list, view.search),
      view,
    })),
  ];
  const counts = useQueries({ queries: tabs.map((tab) => countOf(tab.search)) });
  const current = tabs.findIndex((tab) => isSameView(tab.search, search));
  const view = tabs[current]?.view;
  return (
    <div className="flex items-center gap-2">
      <TabLinks label={t('administration.list.views', { list: title })} className="min-w-0 flex-1">
        {tabs.map((tab, at) => (
          <TabLink
            key={tab.key}
            current={at === current}
            render={
              <FrameLink href={addressOf(path, tab.search)}>
                <TabText label={tab.name} count={counts[at]?.data?.total} />
              </FrameLink>
            }
          />
        ))}
        {current < 0 && (
          <button
            type="button"
            className="flex min-h-[44px] shrink-0 items-center gap-2 rounded-chip text-text-muted hover:text-text"
            onClick={() => void openViewDialog(list.name, searchText({ ...search, page: undefined }))}
          >
            <Bookmark size={16} aria-hidden="true" />
            {t('administration.view.save')}
          </button>
        )}
      </TabLinks>
      {view?.mayChange && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('administration.view.actions', { name: view.name })}
              icon={<MoreHorizontal size={18} aria-hidden="true" />}
            />
          }
        >
          <MenuItem
            icon={<PencilLine size={16} aria-hidden="true" />}
            onSelect={() => void openViewDialog(list.name, view.search, view)}
          >
            {t('administration.view.change')}
          </MenuItem>
          <MenuItem
            danger
            icon={<Trash2 size={16} aria-hidden="true" />}
            onSelect={() => void deleteView(view)}
          >
            {t('administration.view.delete')}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}

function addressOf(path: string, search: AnySearch): string {
  const text = searchText(search);
  return text === '' ? path : `${path}?${text}`;
}
