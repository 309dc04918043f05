import { Link } from '@tanstack/react-router';
import {
  Ban,
  BookOpenText,
  Building2,
  Ellipsis,
  EyeOff,
  History,
  Link2,
  MessageSquareText,
  Pencil,
  Undo2,
  UserRound,
} from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { askReason } from '../dialogs/reason-dialog.tsx';
import { editRemark } from '../dialogs/remark-dialog.tsx';
import { chooseResponsible } from '../dialogs/responsible-dialog.tsx';
import { useVsme } from '../vsme-context.ts';
import { type Part, sayUnchanged, takenBack, writeResponsible, writeWithUndo } from './answer-actions.ts';

interface RowMenuProps {
  of: Part;
  /** Only of datapoints: a table has as many wordings as columns. */
  onWording?: () => void;
  className?: string;
}

const SHOWN_KPIS = 4;
const SMALL = 16;

/** Everything that can be done with an answer, and the ways to where its value comes from. */
export function RowMenu({ of, onWording, className }: RowMenuProps) {
  const { t } = useTranslate();
  const { year, mayWrite, open } = useVsme();
  const { year: ofYear } = year;
  const isAsked = of.state !== 'NOT_ASKED';
  const canEdit = mayWrite && of.editable && isAsked;
  const isGiven = of.source === 'ANSWER' || of.source === 'CARRIED' || of.reason !== null;
  const kpis = 'kpis' in of ? of.kpis.slice(0, SHOWN_KPIS) : [];
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('reporting.vsme.menu', { label: of.label })}
          icon={<Ellipsis size={18} />}
          className={className}
        />
      }
    >
      {canEdit && (
        <MenuItem icon={<Pencil size={SMALL} />} onSelect={() => open(of.name)}>
          {t(
            of.state === 'MISSING' || of.state === 'OPEN' ? 'reporting.vsme.answer' : 'reporting.vsme.change',
          )}
        </MenuItem>
      )}
      {mayWrite && of.canCarry && (
        <MenuItem
          icon={<History size={SMALL} />}
          onSelect={() => void sayUnchanged(ofYear, { names: [of.name] })}
        >
          {t('reporting.vsme.unchangedSince', { year: year.previousYear.label })}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem icon={<Ban size={SMALL} />} onSelect={() => void askReason(ofYear, of, 'NOT_APPLICABLE')}>
          {t('reporting.vsme.notApplicableMenu')}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem
          icon={<EyeOff size={SMALL} />}
          onSelect={() => void askReason(ofYear, of, 'OMITTED_SENSITIVE')}
        >
          {t('reporting.vsme.omitMenu')}
        </MenuItem>
      )}
      {mayWrite && isGiven && of.version > 0 && (
        <MenuItem
          icon={<Undo2 size={SMALL} />}
          onSelect={() => void writeWithUndo(ofYear, of, takenBack(of), t('reporting.vsme.tookBack'))}
        >
          {t('reporting.vsme.takeBack')}
        </MenuItem>
      )}
      {mayWrite && isAsked && (
        <MenuItem icon={<MessageSquareText size={SMALL} />} onSelect={() => void editRemark(ofYear, of)}>
          {t('reporting.vsme.remarkMenu')}
        </MenuItem>
      )}
      {mayWrite && isAsked && (
        <MenuItem
          icon={<UserRound size={SMALL} />}
          onSelect={() =>
            void chooseResponsible({
              label: of.label,
              responsible: of.responsible,
              save: (responsibleId) => writeResponsible(ofYear, of, responsibleId),
            })
          }
        >
          {t('reporting.vsme.responsibleMenu')}
        </MenuItem>
      )}
      {mayWrite && (kpis.length > 0 || of.source === 'PROFILE' || onWording) && isAsked && <MenuSeparator />}
      {kpis.map(({ id, sector, name }) => (
        <MenuLink
          key={id}
          icon={<Link2 size={SMALL} />}
          render={<Link to="/app/company-data/$sector/$kpiId" params={{ sector, kpiId: id }} />}
        >
          {name}
        </MenuLink>
      ))}
      {of.source === 'PROFILE' && (
        <MenuLink icon={<Building2 size={SMALL} />} render={<Link to="/app/profile/settings" />}>
          {t('reporting.vsme.toProfile')}
        </MenuLink>
      )}
      {onWording && (
        <MenuItem icon={<BookOpenText size={SMALL} />} onSelect={onWording}>
          {t('reporting.vsme.wording')}
        </MenuItem>
      )}
    </Menu>
  );
}
