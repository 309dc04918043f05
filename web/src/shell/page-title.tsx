import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageName } from '../lib/guards/page-name.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';

const PRODUCT = 'Metra';

/** A screen may name its object; otherwise the route names the page. */
export function PageTitle() {
  const { t } = useTranslate();
  const named = usePageName();
  const key = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const title = named ?? (key && t(key));
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  return null;
}
