import type { Resource } from '@metra/contract/resources';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { resourceQueries } from '../../../domain/company/resource.queries.ts';
import { api } from '../../../lib/api.ts';
import { hasKey } from '../../../lib/errors.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { invalidateAnswers } from '../../../lib/invalidate-answers.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { reportError } from '../../../lib/report-error.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import { TextPair } from '../text-pair.tsx';

type AltText = Record<Language, string>;
const PAUSE_MS = 1_000;
const LONGEST = 300;

/** What a picture shows, for those who do not see it. It belongs to the picture, wherever that is used. */
export function AltTextFields({ resourceId }: { resourceId: number }) {
  const { data } = useQuery(resourceQueries.detail(resourceId));
  return data?.image ? <Fields resource={data} /> : null;
}

const altTextOf = ({ image }: Resource): AltText => ({
  de: image?.altText.de ?? '',
  en: image?.altText.en ?? '',
});

function Fields({ resource }: { resource: Resource }) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(altTextOf(resource));
  const settled = useDebouncedValue(typed, PAUSE_MS);
  const saved = useRef(altTextOf(resource));

  useEffect(() => {
    if (isSame(settled, saved.current)) return;
    saved.current = settled;
    save(resource.id, settled).catch(reportError);
  }, [settled, resource.id]);

  return (
    <TextPair
      label={t('content.picture.altText')}
      pathOf={(language) => `altText/${language}`}
      textOf={(language) => typed[language]}
      onChange={(language, text) => setTyped({ ...typed, [language]: text })}
      max={LONGEST}
      description={t('content.picture.altTextHint')}
      required
    />
  );
}

/** Over whatever version there is: a name or another file that came meanwhile stays as it is. */
async function save(resourceId: number, altText: AltText, isAgain = false): Promise<void> {
  const query = resourceQueries.detail(resourceId);
  const { version } = await queryClient.fetchQuery({ ...query, ...(isAgain && { staleTime: 0 }) });
  try {
    const body = { version, altText: { de: altText.de || null, en: altText.en || null } };
    queryClient.setQueryData(query.queryKey, await api.resources.update({ params: { resourceId }, body }));
    // What keeps a page from being published may have been this.
    await invalidateAnswers(api.landingPagesAdmin.read);
  } catch (error) {
    if (!hasKey(error, 'conflict.version') || isAgain) throw error;
    await save(resourceId, altText, true);
  }
}
