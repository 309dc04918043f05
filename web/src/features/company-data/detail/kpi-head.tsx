import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, CircleOff, Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Tag } from '../../../design-system/values/tag.tsx';
import { ExportMenu } from '../../../domain/kpis/export-menu.tsx';
import { kpiChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { api } from '../../../lib/api/api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { isComputed } from './is-computed.ts';
import type { KpiDialog } from './kpi-dialogs.tsx';

interface KpiHeadProps {
  kpi: Kpi;
  /** If nothing was ever entered, the empty page itself asks for the first value. */
  isEmpty: boolean;
  onAsk: (dialog: KpiDialog) => void;
}

export function KpiHead({ kpi, isEmpty, onAsk }: KpiHeadProps) {
  const isWriter = useMayWrite();
  const { t } = useTranslate();
  return (
    <header className="page-head py-5 md:pt-10 md:pb-8">
      <div className="min-w-0">
        <Link
          to="/app/company-data/$sector"
          params={{ sector: kpi.sector }}
          search={kpi.category ? { category: kpi.category.slug } : {}}
          className="back-link"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {kpi.category?.name ?? t(`common.sectorLong.${kpi.sector}`)}
        </Link>
        <h1 className="type-display">
          <CatalogueText>{kpi.name}</CatalogueText>
        </h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <Tag sector={kpi.sector}>{t(`common.sectorLong.${kpi.sector}`)}</Tag>
          {kpi.own && <Tag>{t('company-data.own')}</Tag>}
          {isComputed(kpi) && <Tag>{t('company-data.computed')}</Tag>}
          {!kpi.active && <Tag>{t('company-data.inactive')}</Tag>}
          {kpi.switchedOff && <Tag>{t('company-data.off.tag')}</Tag>}
        </p>
      </div>
      <div className="page-actions">
        {isWriter && (kpi.canEdit || !kpi.switchedOff) && <KpiMenu kpi={kpi} onAsk={onAsk} />}
        <ExportMenu of={{ kpi: kpi.id }} />
        {isWriter && !isComputed(kpi) && !isEmpty && !kpi.switchedOff && (
          <Button
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onAsk({ kind: 'enter', period: null })}
          >
            {t('company-data.enterOne')}
          </Button>
        )}
      </div>
    </header>
  );
}

function KpiMenu({ kpi, onAsk }: Pick<KpiHeadProps, 'kpi' | 'onAsk'>) {
  const { t } = useTranslate();
  const navigate = useNavigate();

  async function remove() {
    const { confirmDialog } = await import('../../../design-system/dialog/confirm-dialog.tsx');
    const sure = await confirmDialog({
      title: t('company-data.own.removeTitle'),
      text: t('company-data.own.removeText', { name: kpi.name }),
      confirmLabel: t('company-data.own.remove'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await api.kpis.remove({ params: { id: kpi.id } });
      await navigate({ to: '/app/company-data/$sector', params: { sector: kpi.sector } });
      kpiChanged(kpi.id);
      showToast({ variant: 'success', title: t('company-data.own.removed', { name: kpi.name }) });
    } catch (error) {
      await reportError(error);
    }
  }

  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          label={t('company-data.own.manage')}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      }
    >
      {kpi.canEdit && (
        <MenuItem icon={<PencilLine size={16} />} onSelect={() => onAsk({ kind: 'edit' })}>
          {t('company-data.own.edit')}
        </MenuItem>
      )}
      {!kpi.switchedOff && (
        <MenuItem icon={<CircleOff size={16} />} onSelect={() => onAsk({ kind: 'switchOff' })}>
          {t('company-data.off.action')}
        </MenuItem>
      )}
      {kpi.canEdit && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => void remove()}>
            {t('company-data.own.remove')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
