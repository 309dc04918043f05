import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { EllipsisVertical, FileSpreadsheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { resultList } from './result-list.ts';

interface ResultToolsProps {
  questionnaire: EditedQuestionnaire;
  asked: ReturnType<typeof resultList.exportQuery>;
}

export function ResultTools({ questionnaire: { id, slug, resultCount }, asked }: ResultToolsProps) {
  const { t } = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const params = { questionnaireId: id };

  async function busily(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(false);
    }
  }

  const exportSheet = () =>
    busily(async () => {
      const file = await operatorApi.questionnaireResults.export({
        params,
        query: { ...asked, format: 'xlsx' },
      });
      saveFile(file, `metra-${slug}-${t('questionnaire-admin.results.file')}.xlsx`);
    });

  async function removeAll() {
    const isSure = await confirmDialog({
      title: t('questionnaire-admin.results.deleteAll.title', { count: resultCount }),
      text: t('questionnaire-admin.results.deleteAll.text'),
      confirmLabel: t('questionnaire-admin.results.deleteAll'),
      tone: 'danger',
      size: 'md',
    });
    if (!isSure) return;
    await busily(async () => {
      try {
        // Many are deleted in several calls.
        for (let left = 1; left > 0; )
          ({ left } = await operatorApi.questionnaireResults.remove({ params, query: { all: true } }));
        showToast({ variant: 'success', title: t('questionnaire-admin.results.allDeleted') });
      } finally {
        events.emit('questionnaireChanged');
      }
    });
  }

  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          loading={isBusy}
          label={t('questionnaire-admin.results.more')}
          icon={<EllipsisVertical size={18} aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<FileSpreadsheet size={18} aria-hidden="true" />} onSelect={() => void exportSheet()}>
        {t('questionnaire-admin.results.xlsx')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<Trash2 size={18} aria-hidden="true" />}
        disabled={resultCount === 0}
        onSelect={() => void removeAll()}
      >
        {t('questionnaire-admin.results.deleteAll')}
      </MenuItem>
    </Menu>
  );
}
