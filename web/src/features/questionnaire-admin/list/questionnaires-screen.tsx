import type { QuestionnaireItem } from '@metra/contract/operations/questionnaires-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { openImportDialog } from './import-dialog.tsx';
import { openNewQuestionnaireDialog } from './new-questionnaire-dialog.tsx';
import { questionnaireList } from './questionnaire-list.ts';
import { QuestionnaireMenuItems } from './questionnaire-menu.tsx';
import { StateSwitch } from './switch-button.tsx';

const route = getRouteApi('/admin/questionnaires');

/** Every questionnaire, with its state and what it has brought. */
export function QuestionnairesScreen() {
  const { t, language } = useTranslate();
  return (
    <AdminList<QuestionnaireItem, typeof questionnaireList>
      of={questionnaireList}
      search={route.useSearch()}
      query={questionnaireQueries.list}
      csv={(query) => operatorApi.questionnairesAdmin.exportList({ query })}
      title={t('questionnaire-admin.title')}
      searchLabel={t('questionnaire-admin.search')}
      name={{
        header: t('questionnaire-admin.name'),
        of: ({ name }) => name,
        detail: ({ slug }) => `/questionnaires/${slug}`,
        sort: 'name',
      }}
      href={({ id }) => `/admin/questionnaires/${id}`}
      columns={{
        active: {
          header: t('questionnaire-admin.state'),
          cell: (item) => <StateSwitch item={item} />,
        },
        questions: {
          header: t('questionnaire-admin.questions.title'),
          align: 'end',
          cell: ({ questionCount }) => <QuestionCount count={questionCount} />,
        },
        results: {
          header: t('questionnaire-admin.results.title'),
          align: 'end',
          cell: ({ id, resultCount }) => (
            <FrameLink href={`/admin/questionnaires/${id}/results`} className="link tabular">
              <span className="sm:hidden">
                {t('questionnaire-admin.results.count', { count: resultCount })}
              </span>
              <span className="max-sm:hidden">{formatNumber(resultCount, language)}</span>
            </FrameLink>
          ),
        },
        updatedAt: {
          header: t('questionnaire-admin.versionHead'),
          sort: 'updatedAt',
          cell: ({ version, updatedAt }) => (
            <span className="grid leading-ui">
              <span className="tabular">{t('questionnaire-admin.version', { version })}</span>
              <time dateTime={updatedAt} className="text-small text-text-muted">
                {formatDateTime(updatedAt, language, 'short')}
              </time>
            </span>
          ),
        },
      }}
      filters={{
        active: {
          label: t('questionnaire-admin.state'),
          options: { true: t('questionnaire-admin.on'), false: t('questionnaire-admin.off') },
        },
      }}
      views={[
        { name: t('questionnaire-admin.on'), search: { active: true } },
        { name: t('questionnaire-admin.off'), search: { active: false } },
      ]}
      tools={
        <Button icon={<Upload size={18} aria-hidden="true" />} onClick={() => void openImportDialog()}>
          {t('questionnaire-admin.import')}
        </Button>
      }
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openNewQuestionnaireDialog()}
        >
          {t('questionnaire-admin.new')}
        </Button>
      }
      menu={(item) => <QuestionnaireMenuItems questionnaire={item} />}
      empty={{
        title: t('questionnaire-admin.none'),
        text: t('questionnaire-admin.noneText'),
        action: (
          <Button onClick={() => void openNewQuestionnaireDialog()}>{t('questionnaire-admin.new')}</Button>
        ),
      }}
    />
  );
}

function QuestionCount({ count }: { count: number }) {
  const { t, language } = useTranslate();
  if (count === 0) return <Badge tone="warning">{t('questionnaire-admin.withoutQuestions')}</Badge>;
  return (
    <>
      <span className="sm:hidden">{t('questionnaire-admin.questions.count', { count })}</span>
      <span className="tabular max-sm:hidden">{formatNumber(count, language)}</span>
    </>
  );
}
