import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type Part, presentPart, writeAnswer } from '../answers/answer-actions.ts';
import { TextForm } from './text-form.tsx';

const LONGEST = 2000;

export const editRemark = (year: number, of: Part): Promise<void> =>
  openDialog({
    title: translate('reporting.vsme.remark'),
    size: 'lg',
    content: ({ close }) => <RemarkForm year={year} of={of} onDone={() => close()} />,
  });

const written = ({ remark, version }: Part) => ({ text: remark ?? '', version });

function RemarkForm({ year, of, onDone }: { year: number; of: Part; onDone: () => void }) {
  const { t } = useTranslate();
  return (
    <TextForm
      name={`remark:${year}:${of.name}`}
      start={written(of)}
      read={async () => written(await presentPart(year, of))}
      write={(text, { version }) => writeAnswer(year, { ...of, version }, { remark: text || null })}
      label={of.label}
      description={t('reporting.vsme.remarkHint')}
      rows={4}
      longest={LONGEST}
      onDone={onDone}
    />
  );
}
