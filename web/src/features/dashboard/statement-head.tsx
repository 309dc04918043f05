import type { Dashboard } from '@metra/contract/operations/my';
import type { ReactNode } from 'react';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { pointsText } from '../../domain/tracking/goal-status-text.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translateIfKnown } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { type FirstSentence, type SecondSentence, statementOf } from './statement.ts';

export function StatementHead({ dashboard, actions }: { dashboard: Dashboard; actions: ReactNode }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const { first, second } = statementOf(dashboard);
  return (
    <section className="page-head py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-12 sm:pb-10">
      <div>
        <p className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-text-muted">
          {account && (
            <span>{t('dashboard.greeting', { name: `${account.firstName} ${account.lastName}` })}</span>
          )}
          <span>{dashboard.organisation.name}</span>
          <span>{dashboard.strategy.name}</span>
          <span>{t('dashboard.asOf', { date: formatDate(dashboard.today, language) })}</span>
        </p>
        <h1 className="type-display max-w-[24em]">
          {firstText(first, t)}{' '}
          <span className="block text-text-muted">
            <CatalogueText>{secondText(second, t, language)}</CatalogueText>
          </span>
        </h1>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}

type Translate = ReturnType<typeof useTranslate>['t'];

function firstText(sentence: FirstSentence, t: Translate): string {
  const { word } = sentence;
  switch (word) {
    case 'some':
      return t('dashboard.statement.some', {
        onTrack: numberWord(sentence.onTrack, 'number'),
        total: numberWord(sentence.total, 'numberInside'),
      });
    case 'start':
      return t('dashboard.statement.start', {
        total: sentence.total,
        number: numberWord(sentence.total, 'number'),
      });
    case 'targetsSet':
      return t('dashboard.statement.targetsSet', {
        count: sentence.count,
        number: numberWord(sentence.count, 'number'),
      });
    case 'reached':
    case 'all':
    case 'none':
    case 'one':
      return t(`dashboard.statement.${word}`, { total: numberWord(sentence.total, 'numberInside') });
    default:
      return t(`dashboard.statement.${word}`);
  }
}

function secondText(sentence: SecondSentence, t: Translate, language: Language): string {
  switch (sentence.word) {
    case 'behind':
      return t('dashboard.statement.behind', {
        goal: sentence.goal,
        points: pointsText(sentence.points, language),
      });
    case 'missed':
    case 'noBaseline':
    case 'noData':
    case 'noValues':
    case 'incomplete':
    case 'firstRuns':
    case 'noTarget':
      return t(`dashboard.statement.${sentence.word}`, { goal: sentence.goal });
    case 'setTarget':
      return t('dashboard.statement.setTarget', { total: sentence.total });
    case 'overdue':
      return t(`dashboard.statement.${sentence.word}`, { count: sentence.count });
    default:
      return t(`dashboard.statement.${sentence.word}`);
  }
}

/** Numbers up to twelve are written as words, with a capital at the beginning of a sentence. */
const numberWord = (number: number, place: 'number' | 'numberInside') =>
  translateIfKnown(`dashboard.${place}.${number}`) ?? number;
