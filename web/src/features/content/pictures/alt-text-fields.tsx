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
/** Only the languages in which somebody has typed are sent. */
type TypedAltText = Partial<AltText>;
const PAUSE_MS = 1_000;
const LONGEST = 300;

/** The alternative text belongs to the picture, so every place that uses the picture has the same one. */
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
  /** Null means that the fields show the saved text, which another place with the same picture may change. */
  const [typed, setTyped] = useState<TypedAltText | null>(null);
  const settled = useDebouncedValue(typed, PAUSE_MS);
  const shown = { ...altTextOf(resource), ...typed };
  const { id } = resource;

  const waiting = useRef<TypedAltText | null>(null);
  const sending = useRef(Promise.resolve());
  /** The texts are sent one after the other, because an earlier text that arrives later would replace the newer one. */
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
  // Text that was typed a moment ago is sent when the block is collapsed or the page is left.
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

/** Writes over any newer version of the picture, but leaves its name and file as they are there. */
async function save(resourceId: number, typed: TypedAltText, isAgain = false): Promise<void> {
  const query = resourceQueries.detail(resourceId);
  const present = await queryClient.fetchQuery({ ...query, ...(isAgain && { staleTime: 0 }) });
  const { version } = present;
  const altText = { ...altTextOf(present), ...typed };
  try {
    const body = { version, altText: { de: altText.de || null, en: altText.en || null } };
    queryClient.setQueryData(query.queryKey, await api.resources.update({ params: { resourceId }, body }));
    // The missing text may have been a publication gap of the page.
    await invalidateAnswers(operatorApi.landingPagesAdmin.read);
  } catch (error) {
    if (!hasKey(error, 'conflict.version') || isAgain) throw error;
    await save(resourceId, typed, true);
  }
}
