import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** A list of the own organisation to come; its title is known. */
export function OrganisationListSkeleton({ of }: { of: 'posts' | 'partners' | 'contacts' | 'watchList' }) {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t(`organisation.${of}.title`)}</h1>
        <p className="measure text-text-soft">{t(`organisation.${of}.text`)}</p>
      </header>
      <div className="panel overflow-hidden">
        <SkeletonRows rows={6} />
      </div>
    </Skeleton>
  );
}
