import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../../../domain/tracking/strategy.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { hasKey, isClientError } from '../../../lib/errors/errors.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { session } from '../../../lib/session/current-session.ts';
import { paths } from '../../../lib/site/paths.ts';
import { logoUploadOf } from '../company/wizard-logo.ts';
import { useWizard } from '../use-wizard.ts';
import { finishPayload } from './finish-payload.ts';
import { idempotencyKeyFor } from './idempotency-key.ts';
import { logoAwaited } from './logo-awaited.ts';

export interface FinishProblem {
  text: string;
  responseId: string | undefined;
}

/** Sends the strategy once the logo is there; a problem is told and nothing is lost. */
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
      // A colleague was faster, or an answer got lost: the strategy is there.
      showToast({ variant: 'secondary', title: translate('metra-lite.wizard.alreadyFinished') });
    }
    await reloadUserData();
    await navigate({ to: paths.dashboard });
    // Not earlier: the summary is on the screen until then.
    store.forget();
  }

  return { finish, finishing, problem, clearProblem: () => setProblem(undefined) };
}

/** What the guards know is from before the strategy and its trial. */
async function reloadUserData() {
  queryClient.removeQueries({ queryKey: strategyQueries.active().queryKey });
  queryClient.removeQueries({ queryKey: subscriptionStateQueries.current().queryKey });
  // The dashboard asks for whatever it needs; an account that cannot be read now is read then.
  await session.refresh().catch(() => undefined);
  events.emit('profileChanged');
}

async function problemOf(error: unknown): Promise<FinishProblem> {
  // What was refused may have left the catalogue meanwhile: the page then shows it.
  if (isClientError(error) && error.status === 400)
    await queryClient.invalidateQueries({ queryKey: publicDataQueries.catalogue().queryKey });
  return {
    text: (await errorText(error)) ?? translate('common.error'),
    responseId: isClientError(error) ? error.responseId : undefined,
  };
}
