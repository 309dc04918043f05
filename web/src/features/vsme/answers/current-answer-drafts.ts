import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { accountAsOwner } from '../../../lib/autosave/owner.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { hasKey, isClientError } from '../../../lib/errors/errors.ts';
import { fieldErrorText } from '../../../lib/forms/field-errors.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { showDisclosure } from '../shown-disclosures.ts';
import { vsmeQueries } from '../vsme.queries.ts';
import { type AnswerCalls, type AnswerDrafts, createAnswerDrafts, type Entry } from './answer-drafts.ts';
import { draftKey } from './stored-drafts.ts';

const NOBODY = 0;
const stores = new Map<number, AnswerDrafts>();

const answerCalls: AnswerCalls = {
  write: ({ year, name, version }, body) =>
    api.disclosures.answer({ params: { year, name }, body: { ...body, version } }),
  async present({ year, name }) {
    const { disclosures } = await queryClient.fetchQuery({ ...vsmeQueries.ofYear(year), staleTime: 0 });
    return disclosures
      .flatMap(({ datapoints, tables }) => [...datapoints, ...tables])
      .find((one) => one.name === name);
  },
};

/** The error of a field says more than that the input is wrong. */
async function explainRefusal(error: unknown): Promise<string> {
  const field = isClientError(error) ? error.fields[0] : undefined;
  return field ? fieldErrorText(field.key) : ((await errorText(error)) ?? '');
}

/** The drafts of an account outlive the page that shows them. */
function answerDraftsOf(accountId: number): AnswerDrafts {
  const known = stores.get(accountId);
  if (known) return known;
  const store = createAnswerDrafts({
    calls: answerCalls,
    storage: browserStorage,
    owner: accountAsOwner(accountId),
    isConflict: (error) => hasKey(error, 'conflict.version'),
    explain: explainRefusal,
    onSaved(year, disclosure) {
      showDisclosure(year, disclosure);
      events.emit('disclosuresChanged', { year });
    },
  });
  store.listen();
  stores.set(accountId, store);
  return store;
}

/** Returns the drafts of the person who is signed in. */
export function useAnswerDrafts(): AnswerDrafts {
  const { account } = useSession();
  return answerDraftsOf(account?.id ?? NOBODY);
}

export const useDraft = (drafts: AnswerDrafts, year: number, name: string): Entry | undefined =>
  useSyncExternalStore(drafts.subscribe, () => drafts.entry(draftKey({ year, name })));

export const useAllDrafts = (drafts: AnswerDrafts): readonly Entry[] =>
  useSyncExternalStore(drafts.subscribe, drafts.all);
