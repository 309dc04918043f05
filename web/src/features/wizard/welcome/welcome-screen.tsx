import { ArrowRight } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { QUICK_CHECK } from '../../../domain/questionnaires/quick-check.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { RailEnd } from '../rail-end.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { mainStepOf } from '../step-paths.ts';
import { UnreadableStep } from '../unreadable-step.tsx';
import { useStep } from '../use-step.ts';
import { activeStep } from '../wizard-steps.ts';
import { StepsOnRule } from './steps-on-rule.tsx';
import { WelcomeColumns } from './welcome-columns.tsx';

/** The screen greets the person and lists the six steps. A person who returns continues at the open step. */
export function WelcomeScreen() {
  const { t } = useTranslate();
  const { account } = useSession();
  const step = useStep('hello');
  const { state, unreadable } = step;
  const isReturning = state.progress.hello.done;
  const resumed = { ...step, next: mainStepOf(activeStep(state)), goOn: step.resume };
  const words = isReturning ? 'again' : 'first';
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <div className="self-start pb-8 lg:pb-12">
          <StepHead
            title={t(`metra-lite.wizard.welcome.${words}.title`, { name: account?.firstName ?? '' })}
            lead={t(`metra-lite.wizard.welcome.${words}.lead`)}
          />
        </div>
        <WelcomeColumns />
      </div>
      <StepsOnRule progress={state.progress} here={mainStepOf(isReturning ? activeStep(state) : 'hello')} />
      {!isReturning && (
        <p className="measure mt-10 text-text-soft">
          {t('metra-lite.wizard.welcome.unsure')}{' '}
          <SiteLink href={QUICK_CHECK} className="link">
            {t('metra-lite.wizard.welcome.quickCheck')}
          </SiteLink>
        </p>
      )}
      {unreadable.includes('steps') && <UnreadableStep step="hello" value="steps" />}
      <RailEnd className="mt-6 text-small text-text-muted *:hover:text-text md:hidden" />
      <StepBar
        step={isReturning ? resumed : step}
        action={
          isReturning ? undefined : (
            <Button
              variant="primary"
              onClick={step.goOn}
              iconEnd={<ArrowRight size={18} aria-hidden="true" />}
            >
              {t('metra-lite.wizard.welcome.begin')}
            </Button>
          )
        }
      />
    </>
  );
}
