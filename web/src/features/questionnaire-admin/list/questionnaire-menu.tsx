import type { QuestionnaireItem } from '@metra/contract/operations/questionnaires-admin';
import { Copy, Download, EllipsisVertical, ExternalLink, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { readAnew } from '../questionnaire-calls.ts';
import { openCopyDialog } from './copy-dialog.tsx';

type Named = Pick<QuestionnaireItem, 'id' | 'name' | 'slug' | 'resultCount'>;

interface QuestionnaireMenuItemsProps {
  questionnaire: Named;
  /** On its own screens: whoever deletes it is led to the list. */
  isAlone?: boolean;
}

export function QuestionnaireMenu({ questionnaire }: { questionnaire: Named }) {
  const { t } = useTranslate();
  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          className="flex-none!"
          label={t('questionnaire-admin.more', { name: questionnaire.name })}
          icon={<EllipsisVertical size={18} aria-hidden="true" />}
        />
      }
    >
      <QuestionnaireMenuItems questionnaire={questionnaire} isAlone />
    </Menu>
  );
}

export function QuestionnaireMenuItems({ questionnaire, isAlone = false }: QuestionnaireMenuItemsProps) {
  const { t } = useTranslate();
  return (
    <>
      <MenuLink
        icon={<ExternalLink size={18} aria-hidden="true" />}
        href={`/questionnaires/${questionnaire.slug}`}
      >
        {t('questionnaire-admin.look')}
      </MenuLink>
      <MenuItem
        icon={<Copy size={18} aria-hidden="true" />}
        onSelect={() => void openCopyDialog(questionnaire)}
      >
        {t('questionnaire-admin.copy')}
      </MenuItem>
      <MenuItem
        icon={<Download size={18} aria-hidden="true" />}
        onSelect={() => void exportAsFile(questionnaire).catch(reportError)}
      >
        {t('questionnaire-admin.export')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<Trash2 size={18} aria-hidden="true" />}
        onSelect={() => void askAndDelete(questionnaire, isAlone).catch(reportError)}
      >
        {t('questionnaire-admin.delete')}
      </MenuItem>
    </>
  );
}

async function exportAsFile({ id, slug }: Named): Promise<void> {
  saveFile(await operatorApi.questionnairesAdmin.export({ params: { id } }), `metra-${slug}.json`);
}

async function askAndDelete({ id, name }: Named, isAlone: boolean): Promise<void> {
  // Results may have come since the list was read.
  const { active, questions, resultCount } = await readAnew(id);
  const isSure = await confirmDialog({
    title: translate('questionnaire-admin.delete.title', { name }),
    text: (
      <div className="grid gap-3">
        <p>
          {translate('questionnaire-admin.delete.text', {
            questions: questions.length,
            results: resultCount,
          })}
        </p>
        {active && <p>{translate('questionnaire-admin.delete.active')}</p>}
        {resultCount > 0 && <p>{translate('questionnaire-admin.delete.export')}</p>}
      </div>
    ),
    confirmLabel: translate(
      resultCount > 0 ? 'questionnaire-admin.delete.withResults' : 'questionnaire-admin.delete',
    ),
    tone: 'danger',
    size: 'md',
  });
  if (!isSure) return;
  try {
    await operatorApi.questionnairesAdmin.remove({
      params: { id },
      query: resultCount > 0 ? { force: true } : {},
    });
  } catch (error) {
    // A first result came while the question stood: what goes is told again.
    if (hasKey(error, 'questionnaire.has_results'))
      return askAndDelete({ id, name, slug: '', resultCount }, isAlone);
    throw error;
  }
  if (isAlone) await getRouter().navigate({ to: '/admin/questionnaires' });
  events.emit('questionnaireChanged');
  showToast({ variant: 'success', title: translate('questionnaire-admin.deleted', { name }) });
}
