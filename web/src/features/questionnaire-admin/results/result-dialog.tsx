import type { ResultDetail } from '@metra/contract/operations/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { secondsText } from '../seconds-text.ts';

/** One result with its answers, as they were asked. */
export const openResultDialog = (questionnaireId: number, resultId: number): Promise<void> =>
  openDialog({
    title: translate('questionnaire-admin.result.title', { number: resultId }),
    size: 'lg',
    content: ({ close }) => (
      <ResultView questionnaireId={questionnaireId} resultId={resultId} onClose={close} />
    ),
  });

interface ResultViewProps {
  questionnaireId: number;
  resultId: number;
  onClose: () => void;
}

function ResultView({ questionnaireId, resultId, onClose }: ResultViewProps) {
  const { t } = useTranslate();
  const query = useQuery(questionnaireQueries.result(questionnaireId, resultId));
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    const isSure = await confirmDialog({
      title: t('questionnaire-admin.result.delete.title', { number: resultId }),
      text: t('questionnaire-admin.result.delete.text'),
      confirmLabel: t('questionnaire-admin.delete'),
      tone: 'danger',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await operatorApi.questionnaireResults.remove({
        params: { questionnaireId },
        query: { ids: [resultId] },
      });
      onClose();
      events.emit('questionnaireChanged');
      showToast({ variant: 'success', title: t('questionnaire-admin.result.deleted') });
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <DialogBody>
        {query.data && <Answers result={query.data} />}
        {!query.data && query.error && (
          <LoadError headingLevel={3} title={t('questionnaire-admin.result.error')} query={query} />
        )}
        {!query.data && !query.error && (
          <Skeleton>
            <SkeletonRows rows={6} />
          </Skeleton>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" loading={isBusy} disabled={!query.data} onClick={() => void remove()}>
          {t('questionnaire-admin.delete')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('questionnaire-admin.close')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Answers({ result }: { result: ResultDetail }) {
  const { t, language } = useTranslate();
  const { createdAt, version, secondsTaken, scores, answers, tags } = result;
  return (
    <div className="grid gap-6">
      <dl className="facts">
        <div>
          <dt>{t('questionnaire-admin.results.when')}</dt>
          <dd>{formatDateTime(createdAt, language)}</dd>
        </div>
        <div>
          <dt>{t('questionnaire-admin.versionHead')}</dt>
          <dd>{t('questionnaire-admin.version', { version })}</dd>
        </div>
        <div>
          <dt>{t('content.language')}</dt>
          <dd>{t(`content.language.${result.language}`)}</dd>
        </div>
        <div>
          <dt>{t('questionnaire-admin.results.taken')}</dt>
          <dd className="tabular">{secondsTaken === null ? '–' : secondsText(secondsTaken)}</dd>
        </div>
        {(['e', 's', 'g'] as const).map((sector) => (
          <div key={sector}>
            <dt>{t(`common.sector.${sector}`)}</dt>
            <dd className="tabular">{scores[sector] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {tags.length > 0 && (
        <section aria-labelledby="result-tags" className="grid gap-2">
          <h3 id="result-tags" className="type-h3">
            {t('questionnaire-admin.tags')}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {tags.map(({ slug, name, weight }) => (
              <li key={slug} className="rounded-chip tint px-2 py-1 text-small text-text-soft">
                {name} <span className="tabular">×{weight}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol className="grid gap-4">
        {answers.map(({ questionId, order, question, answer }) => (
          <li key={questionId} className="grid gap-1 border-t border-line pt-3">
            <p className="text-small text-text-soft">
              {order}. {question}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">
              {answer || t('questionnaire-admin.result.noneOfThese')}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
