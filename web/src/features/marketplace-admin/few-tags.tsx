import { useTranslate } from '../../lib/i18n/use-translate.ts';

const SHOWN = 3;

/** A row of a table shows the first tags and the number of others. */
export function FewTags({ tags }: { tags: readonly { name: string }[] }) {
  const { t } = useTranslate();
  const more = tags.length - SHOWN;
  return (
    <span className="text-small">
      {tags
        .slice(0, SHOWN)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && (
        <span className="text-text-muted"> {t('marketplace-admin.tags.more', { count: more })}</span>
      )}
    </span>
  );
}
