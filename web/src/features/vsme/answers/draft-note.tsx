import { Button } from '../../../design-system/buttons/button.tsx';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVsme } from '../vsme-context.ts';
import type { Entry } from './answer-drafts.ts';
import type { Theirs } from './answer-shapes.ts';
import { valueText } from './value-text.ts';

interface DraftNoteProps {
  entry: Entry | undefined;
  mine: string | undefined;
  onMine: () => void;
  onTheirs: () => void;
}

/** The note tells where an answer is between the keyboard and the server. */
export function DraftNote({ entry, mine, onMine, onTheirs }: DraftNoteProps) {
  const { t } = useTranslate();
  const { drafts } = useVsme();
  if (!entry) return null;
  const { state } = entry;
  if (state.kind === 'conflict')
    return <Conflict theirs={state.theirs} mine={mine} onMine={onMine} onTheirs={onTheirs} />;
  if (state.kind === 'saving') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-soft">
      <SaveStatus
        state={state.kind}
        explanation={state.kind === 'refused' ? state.message || undefined : undefined}
      />
      {state.kind === 'offline' && (
        <Button size="sm" onClick={drafts.flush}>
          {t('forms.save.again')}
        </Button>
      )}
    </p>
  );
}

/** Somebody else was faster, so both answers are shown side by side. */
function Conflict({ theirs, mine, onMine, onTheirs }: Omit<DraftNoteProps, 'entry'> & { theirs: Theirs }) {
  const { t, language } = useTranslate();
  const text =
    'columns' in theirs
      ? (theirs.reason ?? undefined)
      : (theirs.reason ?? valueText(theirs, theirs.value, theirs.chosen, language));
  const sides = [
    {
      key: 'mine',
      label: t('conflict.mine'),
      text: mine,
      choose: onMine,
      action: t('reporting.vsme.keepMine'),
    },
    {
      key: 'theirs',
      label: theirs.changedBy
        ? t('reporting.vsme.theirsBy', { name: theirs.changedBy })
        : t('conflict.theirs'),
      text,
      choose: onTheirs,
      action: t('reporting.vsme.takeTheirs'),
    },
  ];
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-medium">{t('reporting.vsme.conflict')}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <div
            key={side.key}
            className="grid content-between justify-items-start gap-3 rounded-control border border-control-line bg-surface p-3"
          >
            <p className="min-w-0">
              <span className="block text-small text-text-muted">{side.label}</span>
              <span className="block whitespace-pre-line wrap-anywhere">
                {side.text ?? t('conflict.empty')}
              </span>
            </p>
            <Button size="sm" onClick={side.choose}>
              {side.action}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}
