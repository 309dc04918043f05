import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Checkbox } from '../../design-system/fields/checkbox.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The codes are shown once, so the person has to save them before closing. */
export const showRecoveryCodes = (codes: readonly string[]): Promise<undefined> =>
  openDialog<undefined>({
    title: translate('second-factor.codes.title'),
    closeButton: false,
    content: ({ close }) => <RecoveryCodes codes={codes} onDone={() => close()} />,
  });

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslate();
  const [isSaved, setSaved] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const sheet = [t('second-factor.codes.sheet'), '', ...codes, ''].join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(sheet);
      setCopied(true);
    } catch {
      // The browser forbids copying, but the codes can be selected by hand.
      showToast({ variant: 'warning', title: t('second-factor.codes.byHand') });
    }
  }

  return (
    <DialogForm
      isOwn
      of={{
        onSubmit: async () => onDone(),
        submitting: false,
        // Closing would lose the codes, so a click on the backdrop does not close the dialog.
        isDirty: !isSaved,
      }}
      canSubmit={isSaved}
      submitLabel={t('second-factor.codes.done')}
      cancelLabel={t('second-factor.codes.without')}
      onCancel={onDone}
    >
      <div className="grid gap-5">
        <p className="text-text-soft">{t('second-factor.codes.text')}</p>
        <ol className="tabular grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line bg-surface-sunken p-4 font-medium">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'second-factor.codes.copied' : 'second-factor.codes.copy')}
          </Button>
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => saveFile(new Blob([sheet], { type: 'text/plain' }), t('second-factor.codes.file'))}
          >
            {t('second-factor.codes.download')}
          </Button>
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => printText(sheet)}>
            {t('second-factor.codes.print')}
          </Button>
        </div>
        <Checkbox label={t('second-factor.codes.kept')} value={isSaved} onChange={setSaved} />
      </div>
    </DialogForm>
  );
}

/** Only the text is printed, without the page. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const sheet = contentDocument?.createElement('pre');
  // This happens in no browser that can print.
  if (!sheet || !contentWindow) return;
  sheet.textContent = text;
  contentDocument?.body.append(sheet);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
