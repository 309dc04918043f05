import type { UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { Ellipsis, ExternalLink, History, Paperclip, PencilLine, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { Badge, StateText } from '../../../design-system/values/badge.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import type { FactorDialog } from './factor-dialogs.tsx';
import { factorFacts, factorWarnings } from './factor-facts.ts';

interface FactorTableProps {
  caption: string;
  factors: readonly UsedFactor[];
  onAsk: (dialog: FactorDialog) => void;
}

export function FactorTable({ caption, factors, onAsk }: FactorTableProps) {
  return (
    <Table caption={caption} columns={useFactorColumns(onAsk)} rows={factors} rowKey={({ slug }) => slug} />
  );
}

export function useFactorColumns(onAsk: FactorTableProps['onAsk']): readonly Column<UsedFactor>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'factor',
      header: t('company-data.factors.column.factor'),
      width: 'w-[30%]',
      cell: (factor) => (
        <span className="grid gap-1">
          <b className="font-medium">
            <CatalogueText>{factor.title}</CatalogueText>
          </b>
          <span className="type-small text-text-muted">
            {t('company-data.factors.usedBy', { count: factor.usedBy.length })}
          </span>
        </span>
      ),
    },
    {
      key: 'value',
      header: t('company-data.column.value'),
      align: 'end',
      width: 'w-[18%]',
      narrow: 'value',
      cell: ({ value, unit }) => (
        <span className="tabular font-strong whitespace-nowrap">
          {formatNumber(value, language)} <CatalogueText>{unit}</CatalogueText>
        </span>
      ),
    },
    {
      key: 'by',
      header: t('company-data.factors.column.by'),
      width: 'w-[136px]',
      cell: ({ ownFactorId }) =>
        ownFactorId === null ? (
          <Badge>{t('company-data.factors.by.operator')}</Badge>
        ) : (
          <Badge tone="current">{t('company-data.factors.by.own')}</Badge>
        ),
    },
    {
      key: 'source',
      header: t('company-data.factors.column.source'),
      wrap: true,
      cell: (factor) => <FactorSource factor={factor} />,
    },
    {
      key: 'actions',
      header: t('company-data.column.actions'),
      headerHidden: true,
      narrow: 'action',
      cell: (factor) => <FactorMenu factor={factor} onAsk={onAsk} />,
    },
  ];
}

function FactorSource({ factor }: { factor: UsedFactor }) {
  const { t, language } = useTranslate();
  // A factor with another name can replace the one in a formula, for example the residual mix replaces electricity by
  // contract.
  const facts = [...(factor.name === factor.title ? [] : [factor.name]), ...factorFacts(factor, language)];
  const [file, ...others] = factor.own.find(({ id }) => id === factor.ownFactorId)?.evidence ?? [];
  return (
    <span className="grid gap-1">
      <span className="type-small text-text-soft">
        <CatalogueText>{facts.join(' · ')}</CatalogueText>
        {factor.url && (
          <>
            {' '}
            <a href={factor.url} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
              {t('company-data.factors.toSource')}
              <ExternalLink size={13} aria-hidden="true" className="ml-1 inline" />
            </a>
          </>
        )}
      </span>
      {factorWarnings(factor).map((warning) => (
        <StateText key={warning} tone="warning" className="items-start">
          <span>
            <CatalogueText>{warning}</CatalogueText>
          </span>
        </StateText>
      ))}
      {file && (
        <a
          href={file.url}
          target="_blank"
          rel="noreferrer"
          className="type-small link inline-flex items-center gap-1"
        >
          <Paperclip size={14} aria-hidden="true" />
          {file.name}
          {others.length > 0 && <span>+{others.length}</span>}
        </a>
      )}
    </span>
  );
}

function FactorMenu({ factor, onAsk }: { factor: UsedFactor; onAsk: FactorTableProps['onAsk'] }) {
  const { t } = useTranslate();
  const isWriter = useMayWrite();
  const editable = isWriter ? factor.own : [];
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('company-data.factors.actions', { name: plainTwo(factor.title) })}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      }
    >
      {factor.replaceable && isWriter && (
        <MenuItem icon={<Plus size={16} />} onSelect={() => onAsk({ kind: 'enter', factor })}>
          {t('company-data.factors.enterHere')}
        </MenuItem>
      )}
      {editable.map((own) => (
        <MenuItem
          key={own.id}
          icon={<PencilLine size={16} />}
          onSelect={() => onAsk({ kind: 'edit', factor, own })}
        >
          {t('company-data.factors.edit', { year: own.firstYear })}
        </MenuItem>
      ))}
      <MenuItem icon={<History size={16} />} onSelect={() => onAsk({ kind: 'history', factor })}>
        {t('company-data.factors.history')}
      </MenuItem>
      {editable.length > 0 && <MenuSeparator />}
      {editable.map((own) => (
        <MenuItem
          key={own.id}
          danger
          icon={<Trash2 size={16} />}
          onSelect={() => onAsk({ kind: 'delete', own })}
        >
          {t('company-data.factors.delete', { year: own.firstYear })}
        </MenuItem>
      ))}
    </Menu>
  );
}
