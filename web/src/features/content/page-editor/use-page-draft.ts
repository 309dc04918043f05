import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { accountAsOwner } from '../../../lib/autosave/owner.ts';
import { type Autosaved, useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { contentQueries } from '../content.queries.ts';
import { pageSettings } from './page-draft.ts';

export interface WrittenPage extends Autosaved<PageContent, LandingPage> {
  /** The reason of a refusal. */
  refusal: string | undefined;
}

/** The draft of a page as long as its editor is open. */
export function usePageDraft(page: LandingPage): WrittenPage {
  const { account } = useSession();
  const [refusal, setRefusal] = useState<string>();
  const { id } = page;
  const written = useAutosave(
    pageSettings({
      page,
      owner: accountAsOwner(account?.id),
      storage: browserStorage,
      save: (body, { keepalive }) =>
        operatorApi.landingPagesAdmin.update({ params: { id }, body }, { keepalive }),
      read: () => operatorApi.landingPagesAdmin.read({ params: { id } }),
      onDocument(newer) {
        queryClient.setQueryData(contentQueries.page(id).queryKey, newer);
        events.emit('landingPageChanged', { pageId: id });
      },
      onMerged: ({ updatedBy }) =>
        showToast({
          title: translate('content.merged', { name: updatedBy ?? translate('content.somebody') }),
        }),
      onRefused: (error) => void errorText(error).then(setRefusal),
    }),
  );
  return { ...written, refusal };
}
