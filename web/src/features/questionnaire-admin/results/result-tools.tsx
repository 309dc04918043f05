import type { EditedQuestionnaire } from '@metra/contract/questionnaires-admin';
import { Download, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Menu, MenuItem } from '../../../design-system/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/events.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operatorApi } from '../../../lib/operator-api.ts';
import { reportError } from '../../../lib/report-error.ts';
import { saveFile } from '../../../lib/save-file.ts';

type Format = 'csv' | 'xlsx';

/** All results as a table, or gone. */
export function ResultTools({
  questionnaire: { id, slug, resultCount },
}: {
  questionnaire: EditedQuestionnaire;
}) {
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

  const exportAs = (format: Format) =>
    busily(async () => {
      const file = await operatorApi.questionnaireResults.export({ params, query: { format } });
      saveFile(file, `metra-${slug}-${t('questionnaire-admin.results.file')}.${format}`);
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
    <>
      <Menu
        trigger={
          <Button loading={isBusy} icon={<Download size={18} aria-hidden="true" />}>
            {t('questionnaire-admin.results.export')}
          </Button>
        }
      >
        <MenuItem onSelect={() => void exportAs('xlsx')}>{t('questionnaire-admin.results.xlsx')}</MenuItem>
        <MenuItem onSelect={() => void exportAs('csv')}>{t('questionnaire-admin.results.csv')}</MenuItem>
      </Menu>
      <Menu
        trigger={
          <IconButton
            variant="secondary"
            label={t('questionnaire-admin.results.more')}
            icon={<EllipsisVertical size={18} aria-hidden="true" />}
          />
        }
      >
        <MenuItem
          danger
          icon={<Trash2 size={18} aria-hidden="true" />}
          disabled={resultCount === 0}
          onSelect={() => void removeAll()}
        >
          {t('questionnaire-admin.results.deleteAll')}
        </MenuItem>
      </Menu>
    </>
  );
}
