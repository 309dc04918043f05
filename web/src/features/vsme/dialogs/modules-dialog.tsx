import type { DisclosuresOfYear, ReportModules } from '@metra/contract/shapes/standard-shapes';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { writeAnswer } from '../answers/answer-actions.ts';
import { ofModule } from '../disclosure-counts.ts';
import { vsmeQueries } from '../vsme.queries.ts';

const CHOICE = 'BasisForPreparation';
const COMPREHENSIVE = /comprehensive/i;
const ONLY = /only/i;

export const chooseModules = (year: DisclosuresOfYear): Promise<void> =>
  openDialog({
    title: translate('reporting.vsme.modules'),
    size: 'lg',
    content: ({ close }) => <ModulesForm year={year} onDone={() => close()} />,
  });

const choiceOf = (year: DisclosuresOfYear) =>
  year.disclosures.flatMap(({ datapoints }) => datapoints).find(({ name }) => name === CHOICE);

/** The code the standard has for a choice of modules. */
async function codeOf(year: DisclosuresOfYear, modules: ReportModules): Promise<string | undefined> {
  const choice = choiceOf(year);
  const members =
    choice?.options ??
    (choice?.codeList
      ? (
          await api.disclosures.codes({
            params: { version: year.standard.version, name: choice.codeList },
            query: { pageSize: 20 },
          })
        ).items
      : []);
  const isBoth = (code: string) => COMPREHENSIVE.test(code) && !ONLY.test(code);
  return members.find(({ code }) => isBoth(code) === (modules === 'COMPREHENSIVE'))?.code;
}

function ModulesForm({ year, onDone }: { year: DisclosuresOfYear; onDone: () => void }) {
  const { t } = useTranslate();
  const [modules, setModules] = useState(year.modules);
  const [submitting, setSubmitting] = useState(false);
  const extra = ofModule(year.disclosures, 'COMPREHENSIVE').length;
  async function onSubmit() {
    setSubmitting(true);
    try {
      const [choice, value] = [choiceOf(year), await codeOf(year, modules)];
      if (choice && value) await writeAnswer(year.year, choice, { value });
      await queryClient.fetchQuery({ ...vsmeQueries.ofYear(year.year), staleTime: 0 });
      onDone();
    } catch (error) {
      await reportError(error);
    } finally {
      setSubmitting(false);
    }
  }
  return (
    <DialogForm
      of={{ onSubmit, submitting, isDirty: modules !== year.modules }}
      canSubmit={modules !== year.modules || choiceOf(year)?.value === null}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('reporting.vsme.modulesText')}</p>}
    >
      <RadioGroup
        aria-label={t('reporting.vsme.modules')}
        options={[
          {
            value: 'BASIC',
            label: t('reporting.vsme.modules.BASIC'),
            description: t('reporting.vsme.modulesHint.BASIC'),
          },
          {
            value: 'COMPREHENSIVE',
            label: t('reporting.vsme.modules.COMPREHENSIVE'),
            description: t('reporting.vsme.modulesHint.COMPREHENSIVE', { count: extra }),
          },
        ]}
        value={modules}
        onChange={setModules}
      />
    </DialogForm>
  );
}
