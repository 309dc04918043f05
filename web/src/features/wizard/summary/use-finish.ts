import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../../../domain/tracking/strategy.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { hasKey, isClientError } from '../../../lib/errors/errors.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { session } from '../../../lib/session/current-session.ts';
import { paths } from '../../../lib/site/paths.ts';
import { logoUploadOf } from '../company/wizard-logo.ts';
import { useWizard } from '../use-wizard.ts';
import { finishPayload } from './finish-payload.ts';
import { logoAwaited } from './logo-awaited.ts';

export interface FinishProblem {
  text: string;
  responseId: string | undefined;
}

/** Sends the strategy after the logo. A failure is shown, and no input is lost. */
export function useFinish() {
  const { store } = useWizard();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<FinishProblem>();
  const [finishing, setFinishing] = useState(false);

  async function send() {
    const { state, company } = store.snapshot();
    const body = finishPayload(state, company);
    if (!body) return;
    await api.my.finishWizard({ body }, { idempotencyKey: idempotencyKeyFor(body) });
    logoUploadOf(store).dismiss();
  }

  async function finish() {
    setFinishing(true);
    setProblem(undefined);
    if (!(await logoAwaited(logoUploadOf(store)))) {
      setFinishing(false);
      return;
    }
    try {
      await send();
    } catch (error) {
      if (!hasKey(error, 'strategy.already_active')) {
        setProblem(await problemOf(error));
        setFinishing(false);
        return;
      }
      // A colleague was faster, or an answer was lost: the strategy exists.
      showToast({ variant: 'secondary', title: translate('metra-lite.wizard.alreadyFinished') });
    }
    await reloadUserData();
    await navigate({ to: paths.dashboard });
    // The summary is on the screen until now and shows these values.
    store.forget();
  }

  return { finish, finishing, problem, clearProblem: () => setProblem(undefined) };
}

/** The guards have cached answers from before the strategy and its trial. */
async function reloadUserData() {
  queryClient.removeQueries({ queryKey: strategyQueries.active().queryKey });
  queryClient.removeQueries({ queryKey: subscriptionStateQueries.current().queryKey });
  // The dashboard requests what it needs, including an account that could not be read here.
  await session.refresh().catch(() => undefined);
  events.emit('profileChanged');
}

async function problemOf(error: unknown): Promise<FinishProblem> {
  // The catalogue may no longer contain the refused choice, so it is read again.
  if (isClientError(error) && error.status === 400)
    await queryClient.invalidateQueries({ queryKey: publicDataQueries.catalogue().queryKey });
  return {
    text: (await errorText(error)) ?? translate('common.error'),
    responseId: isClientError(error) ? error.responseId : undefined,
  };
}

let last: { content: string; key: string } | undefined;

/** The same content gets the same key, so that trying again never makes a second strategy. */
function idempotencyKeyFor(body: unknown): string {
  const content = JSON.stringify(body);
  if (last?.content !== content) last = { content, key: randomKey() };
  return last.key;
}
