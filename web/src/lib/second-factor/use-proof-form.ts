import { useState } from 'react';
import { z } from 'zod';
import { useContractForm } from '../forms/forms.ts';
import { loadModule } from '../guards/load-module.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { wasPasskeyCancelled } from './may-use-passkeys.ts';
import { firstWay, type Proof, type ProofQuestion, type Way } from './proof.ts';

const Typed = z.object({ value: z.string().min(1).max(128) });

export type ProofForm = ReturnType<typeof useProofForm>;

export function useProofForm(question: ProofQuestion, prove: (proof: Proof) => Promise<void>) {
  const { t } = useTranslate();
  const [way, setWay] = useState<Way>(() => firstWay(question));
  const [hint, setHint] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const form = useContractForm(Typed, {
    defaultValues: { value: '' },
    errorFields: {
      'auth.second_factor_wrong': 'value',
      'auth.code_used': 'value',
      'auth.code_too_old': 'value',
      'account.password_wrong': 'value',
    },
    async submit({ value }) {
      if (way !== 'passkey') await prove({ [way]: value } as Proof);
    },
    onError() {
      form.form.setFocus('value', { shouldSelect: true });
      return false;
    },
  });

  function choose(next: Way) {
    form.form.reset({ value: '' });
    setHint(undefined);
    setWay(next);
  }

  async function askPasskey() {
    setHint(undefined);
    setAsking(true);
    try {
      const { askForPasskey } = await loadModule(() => import('./passkeys-in-browser.ts'));
      const passkey = await askForPasskey(question);
      await prove({ challenge: question.challenge, passkey });
    } catch (error) {
      setHint(
        t(wasPasskeyCancelled(error) ? 'second-factor.passkey.cancelled' : 'second-factor.passkey.failed'),
      );
    } finally {
      setAsking(false);
    }
  }

  return { ...form, question, way, choose, hint, isAsking, askPasskey };
}
