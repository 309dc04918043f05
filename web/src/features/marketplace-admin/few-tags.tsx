import { useTranslate } from '../../lib/i18n/use-translate.ts';

const SHOWN = 3;

/** In a row of a table: the first tags, and how many more there are. */
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
