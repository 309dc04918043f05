import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Fingerprint, Smartphone } from 'lucide-react';
import { Button } from '../../design-system/buttons/button.tsx';
import { addPasskey, setUpTotp } from '../../domain/second-factor/factor-dialogs.ts';
import { secondFactorQueries } from '../../domain/second-factor/second-factor.queries.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mayUsePasskeys } from '../../lib/second-factor/may-use-passkeys.ts';
import { session } from '../../lib/session/current-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { pathAfterLogin } from './after-login.ts';
import { QuestionCard } from './question-card.tsx';

/** Editors and administrators who must set up a second factor can open no other page before. */
export function SetUpSecondFactorScreen() {
  const { t } = useTranslate();
  const { route } = useSearch({ from: '/entrance/second-factor' });
  const navigate = useNavigate();
  const { data } = useQuery(secondFactorQueries.own());

  async function setUp(add: () => Promise<boolean>) {
    try {
      if (!(await add())) return;
      const account = await session.refresh();
      if (account) await navigate({ href: pathAfterLogin(account, route), replace: true });
    } catch (error) {
      await reportError(error);
    }
  }

  return (
    <QuestionCard title={t('second-factor.demanded.title')} text={t('second-factor.demanded.text')}>
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          icon={<Smartphone size={20} aria-hidden="true" />}
          onClick={() => void setUp(setUpTotp)}
        >
          {t('second-factor.totp.setUp')}
        </Button>
        {data?.passkeysPossible && mayUsePasskeys() && (
          <Button
            size="lg"
            icon={<Fingerprint size={20} aria-hidden="true" />}
            onClick={() => void setUp(addPasskey)}
          >
            {t('second-factor.passkey.add')}
          </Button>
        )}
        <FrameLink href="/logout" className="link inline-flex min-h-(--target) items-center text-text">
          {t('second-factor.demanded.leave')}
        </FrameLink>
      </div>
    </QuestionCard>
  );
}
