import type { Resource } from '@metra/contract/operations/resources';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { resourceQueries } from '../../../domain/company/resource.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { onPageHide } from '../../../lib/storage/on-page-hide.ts';
import { TextPair } from '../text-pair.tsx';

type AltText = Record<Language, string>;
/** What was typed in one language says nothing of the other. */
type TypedAltText = Partial<AltText>;
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
  /** Null: as it is saved, here or where the same picture stands as well. */
  const [typed, setTyped] = useState<TypedAltText | null>(null);
  const settled = useDebouncedValue(typed, PAUSE_MS);
  const shown = { ...altTextOf(resource), ...typed };
  const { id } = resource;

  const waiting = useRef<TypedAltText | null>(null);
  const sending = useRef(Promise.resolve());
  /** One after the other: an earlier text that arrives later would take the place of the newer one. */
  const send = useCallback(() => {
    sending.current = sending.current.then(async () => {
      const altText = waiting.current;
      if (!altText) return;
      waiting.current = null;
      try {
        await save(id, altText);
        setTyped((present) => (present === altText ? null : present));
      } catch (error) {
        await reportError(error);
      }
    });
  }, [id]);

  useEffect(() => {
    if (settled) send();
  }, [settled, send]);
  // Folding the block or leaving the page is no reason to lose what was typed a moment ago.
  useEffect(() => {
    const stop = onPageHide(send);
    return () => {
      stop();
      send();
    };
  }, [send]);

  return (
    <TextPair
      label={t('content.picture.altText')}
      pathOf={(language) => `altText/${language}`}
      textOf={(language) => shown[language]}
      onChange={(language, text) => {
        const next = { ...typed, [language]: text };
        waiting.current = next;
        setTyped(next);
      }}
      max={LONGEST}
      description={t('content.picture.altTextHint')}
      required
    />
  );
}

/** Over whatever version there is: a name or another file that came meanwhile stays as it is. */
async function save(resourceId: number, typed: TypedAltText, isAgain = false): Promise<void> {
  const query = resourceQueries.detail(resourceId);
  const present = await queryClient.fetchQuery({ ...query, ...(isAgain && { staleTime: 0 }) });
  const { version } = present;
  const altText = { ...altTextOf(present), ...typed };
  try {
    const body = { version, altText: { de: altText.de || null, en: altText.en || null } };
    queryClient.setQueryData(query.queryKey, await api.resources.update({ params: { resourceId }, body }));
    // What keeps a page from being published may have been this.
    await invalidateAnswers(operatorApi.landingPagesAdmin.read);
  } catch (error) {
    if (!hasKey(error, 'conflict.version') || isAgain) throw error;
    await save(resourceId, typed, true);
  }
}
