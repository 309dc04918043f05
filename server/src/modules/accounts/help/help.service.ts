import type { Body, Response } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Once } from '../../../platform/limits/idempotency.ts';
import { writeMail } from '../../../platform/mail/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { helpAsked } from '../mails/help.mail.ts';

interface Needs extends Pick<Dependencies, 'audit' | 'limits'>, Pick<Platform, 'mailer' | 'configuration'> {
  once: Once;
  /** Undefined if nobody answers questions. */
  supportEmail: string | undefined;
}

/** Sends questions of people to the operator by mail. */
export function helpService({ audit, limits, mailer, configuration, once, supportEmail }: Needs) {
  return {
    contact: async (): Promise<Response<typeof account.helpContact>> => ({ email: supportEmail ?? null }),

    async ask(call: Call, { question, page }: Body<typeof account.askForHelp>): Promise<void> {
      if (supportEmail === undefined) throw new DomainError('account.no_help');
      const { actor, origin } = call;
      await limits.countHelp(actor.accountId);
      await once(call, async (tx) => {
        const person = await accountStore(tx).byId(actor.accountId);
        if (!person) throw new DomainError('auth.unauthenticated');
        const { email, language, organisationId: id, organisationName } = person;
        const letter = helpAsked({
          name: `${person.firstName} ${person.lastName}`.trim(),
          email,
          language,
          organisation: { id, name: organisationName },
          page,
          question,
        });
        await mailer.queueMail(tx, {
          to: supportEmail,
          replyTo: email,
          language: 'de',
          kind: 'help-asked',
          ...writeMail('de', '', letter, configuration.publicUrl),
        });
        await audit.record(tx, { action: 'account.help_asked', actor, origin });
      });
    },
  };
}
