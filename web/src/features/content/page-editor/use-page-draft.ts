import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { contentQueries } from '../content.queries.ts';
import { createPageDraft, type PageDraft } from './page-draft.ts';

export interface WrittenPage {
  draft: PageDraft;
  /** Why the server did not take it. */
  refusal: string | undefined;
}

/** The draft of a page as long as its editor is open. */
export function usePageDraft(page: LandingPage): WrittenPage {
  const { account } = useSession();
  const [refusal, setRefusal] = useState<string>();
  const [draft] = useState(() => {
    const { id } = page;
    const { queryKey } = contentQueries.page(id);
    return createPageDraft({
      page,
      owner: String(account?.id ?? ''),
      storage: browserStorage,
      parse: (json) => PageContent.parse(json),
      save: (body, { keepalive }) =>
        operatorApi.landingPagesAdmin.update({ params: { id }, body }, { keepalive }),
      read: () => operatorApi.landingPagesAdmin.read({ params: { id } }),
      onPage(newer) {
        queryClient.setQueryData(queryKey, newer);
        events.emit('landingPageChanged', { pageId: id });
      },
      onMerged: ({ updatedBy }) =>
        showToast({
          title: translate('content.merged', { name: updatedBy ?? translate('content.somebody') }),
        }),
      onRefused: (error) => void errorText(error).then(setRefusal),
    });
  });
  useEffect(() => draft.start(), [draft]);
  useSyncExternalStore(draft.subscribe, draft.content);
  useSyncExternalStore(draft.subscribe, draft.state);

  // Somebody else has changed the page, or it was published in another tab: with nothing typed here that is the page now.
  useEffect(() => {
    if (page.version > draft.page().version && draft.state() === 'saved') draft.take(page);
  }, [draft, page]);

  return { draft, refusal };
}
