import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Compass, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { ErrorState } from '../../design-system/feedback/error-state.tsx';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { Badge } from '../../design-system/values/badge.tsx';
import { hasStatus } from '../../lib/errors/errors.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useNamePage } from '../../lib/guards/page-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { QuestionnaireMenu } from './list/questionnaire-menu.tsx';
import { SwitchButton } from './list/switch-button.tsx';
import { questionnaireQueries } from './questionnaire-admin.queries.ts';
import { QuestionnaireSkeleton, type QuestionnaireTab } from './skeletons.tsx';
import { openTestRun } from './test-run/test-run-dialog.tsx';

interface QuestionnaireFrameProps {
  id: number;
  tab: QuestionnaireTab;
  children: (questionnaire: EditedQuestionnaire) => ReactNode;
}

/** The frame shows the name of the questionnaire, its state and the links to its other screens. */
export function QuestionnaireFrame({ id, tab, children }: QuestionnaireFrameProps) {
  const { t, language } = useTranslate();
  const query = useQuery(questionnaireQueries.one(id));
  const name = query.data?.translations[language]?.name ?? query.data?.translations.de.name;
  useNamePage(name);
  if (query.data)
    return (
      <div className="wrap grid gap-6 pt-6 pb-16">
        <Head questionnaire={query.data} name={name ?? ''} tab={tab} />
        {children(query.data)}
      </div>
    );
  if (!query.error) return <QuestionnaireSkeleton tab={tab} />;
  return (
    <div className="wrap py-16">
      {hasStatus(query.error, 404) ? (
        <ErrorState
          icon={Compass}
          headingLevel={1}
          title={t('questionnaire-admin.gone')}
          text={t('questionnaire-admin.goneText')}
          action={
            <FrameLink href="/admin/questionnaires" className="link">
              {t('questionnaire-admin.back')}
            </FrameLink>
          }
        />
      ) : (
        <LoadError title={t('questionnaire-admin.error')} query={query} headingLevel={1} />
      )}
    </div>
  );
}

interface HeadProps {
  questionnaire: EditedQuestionnaire;
  name: string;
  tab: QuestionnaireTab;
}

function Head({ questionnaire, name, tab }: HeadProps) {
  const { t } = useTranslate();
  const { id, active, questions, resultCount, version } = questionnaire;
  const link = { params: { questionnaireId: id }, activeOptions: { exact: true, includeSearch: false } };
  return (
    <>
      <header className="page-head">
        <div className="grid min-w-0 gap-2">
          <FrameLink href="/admin/questionnaires" className="back-link mb-0 w-fit">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('questionnaire-admin.back')}
          </FrameLink>
          <h1 className="type-h1 wrap-anywhere">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-soft">
            <Badge tone={active ? 'success' : 'neutral'}>
              {t(active ? 'questionnaire-admin.on' : 'questionnaire-admin.off')}
            </Badge>
            <span className="tabular">{t('questionnaire-admin.version', { version })}</span>
          </p>
        </div>
        <div className="page-actions">
          <Button
            icon={<Play size={18} aria-hidden="true" />}
            disabled={questions.length === 0}
            onClick={() => void openTestRun(questionnaire)}
          >
            {t('questionnaire-admin.testRun')}
          </Button>
          <SwitchButton questionnaire={questionnaire} />
          <QuestionnaireMenu questionnaire={{ id, name, slug: questionnaire.slug, resultCount }} />
        </div>
      </header>
      <TabLinks label={t('questionnaire-admin.parts')}>
        <TabLink
          render={<Link to="/admin/questionnaires/$questionnaireId" {...link} />}
          current={tab === 'questions'}
          count={questions.length}
        >
          {t('questionnaire-admin.questions.title')}
        </TabLink>
        <TabLink
          render={<Link to="/admin/questionnaires/$questionnaireId/results" {...link} />}
          current={tab === 'results'}
          count={resultCount}
        >
          {t('questionnaire-admin.results.title')}
        </TabLink>
        <TabLink
          render={<Link to="/admin/questionnaires/$questionnaireId/statistics" {...link} />}
          current={tab === 'statistics'}
        >
          {t('questionnaire-admin.statistics.title')}
        </TabLink>
        <TabLink
          render={<Link to="/admin/questionnaires/$questionnaireId/settings" {...link} />}
          current={tab === 'settings'}
        >
          {t('questionnaire-admin.settings.title')}
        </TabLink>
      </TabLinks>
    </>
  );
}
