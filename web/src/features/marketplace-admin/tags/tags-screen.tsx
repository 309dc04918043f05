import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeft, Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { TabLink, TabLinks, TabText } from '../../../design-system/navigation/tabs.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { MarketplaceDetailSkeleton } from '../admin-skeletons.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { openTagDialog } from './tag-dialog.tsx';
import { TagList } from './tag-list.tsx';

const route = getRouteApi('/admin/tags');

export function TagsScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const types = useQuery(marketplaceAdminQueries.tagTypes());
  const tagType = types.data?.items.find(({ id }) => id === search.type) ?? types.data?.items[0];
  const found = useQuery({
    ...marketplaceAdminQueries.tags(tagType?.id ?? 0, search.parent),
    enabled: tagType !== undefined,
  });
  const above = useQuery({
    ...marketplaceAdminQueries.tag(search.parent ?? 0),
    enabled: search.parent !== undefined,
  });
  const parent = search.parent === undefined ? null : above.data;
  const failed = [types, found, above].find(({ data, error }) => !data && error);
  if (failed) return <AdminPageError title={t('marketplace-admin.error')} query={failed} />;
  if (!tagType || !found.data || parent === undefined) return <MarketplaceDetailSkeleton of="tags" />;
  const tags = found.data;
  const up = parent?.parent;
  return (
    <>
      <AdminHead
        crumb={
          parent && (
            <FrameLink
              href={`/admin/tags?type=${tagType.id}${up ? `&parent=${up.id}` : ''}`}
              className="back-link mb-0 w-fit"
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {(up ?? tagType).name}
            </FrameLink>
          )
        }
        title={parent ? parent.name : t('marketplace-admin.tags.title')}
        text={t('marketplace-admin.tags.text')}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => void openTagDialog({ tagType, tag: null, parent })}
          >
            {t('marketplace-admin.tags.new')}
          </Button>
        }
        tabs={
          <TabLinks label={t('marketplace-admin.tagTypes.title')}>
            {types.data?.items.map(({ id, name, tagCount }) => (
              <TabLink
                key={id}
                current={id === tagType.id}
                render={
                  <FrameLink href={`/admin/tags?type=${id}`}>
                    <TabText label={name} count={tagCount} />
                  </FrameLink>
                }
              />
            ))}
          </TabLinks>
        }
      />
      <div className="px-5 pt-5 pb-12 sm:px-8">
        <div className="panel">
          {tags.length === 0 ? (
            <EmptyState headingLevel={2} title={t('marketplace-admin.tags.none')} />
          ) : (
            <TagList
              tags={tags}
              isHierarchical={tagType.hierarchical}
              onEdit={(tag) => void openTagDialog({ tagType, tag, parent: tag.parent })}
            />
          )}
        </div>
      </div>
    </>
  );
}
