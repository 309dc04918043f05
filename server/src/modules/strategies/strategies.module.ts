import type { my } from '@metra/contract/my';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { createOnce } from '../../platform/limits/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Trials } from '../subscriptions/subscriptions.module.ts';
import { strategyViews } from './strategies.views.ts';
import { wizardService } from './wizard/finish.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  trials: Trials;
}

/** What an organisation has decided to work on. */
export function strategiesModule({ database, clock, trials }: Needs) {
  const wizard = wizardService({ clock, once: createOnce({ database, clock }), trials });
  const handlers: Pick<Handlers<typeof my>, 'activeStrategy' | 'finishWizard'> = {
    activeStrategy: async ({ actor, language }) => {
      const strategy = await strategyViews(database.kysely, language).active(actor.organisationId);
      if (!strategy) throw new DomainError('strategy.noActiveStrategy');
      return strategy;
    },
    finishWizard: (call) => wizard.finish(call),
  };
  return { my: handlers };
}
