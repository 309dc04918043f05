import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { embedLine } from './embed-line.ts';

export function EmbedPanel({ slug, isActive }: { slug: string; isActive: boolean }) {
  const { t, language } = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const line = embedLine(location.origin, slug, language, t('questionnaire-admin.embed.frame'));

  async function copy() {
    try {
      await navigator.clipboard.writeText(line);
      setCopied(true);
    } catch {
      // The browser refuses access to the clipboard, for example without HTTPS. The person can still copy the
      // text by hand.
      showToast({ variant: 'warning', title: t('questionnaire-admin.embed.byHand') });
    }
  }

  return (
    <section aria-labelledby="embed" className="panel grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 id="embed" className="type-h3">
          {t('questionnaire-admin.embed')}
        </h2>
        <p className="measure text-small text-text-soft">
          {t('questionnaire-admin.embed.text')} {!isActive && t('questionnaire-admin.embed.off')}
        </p>
      </div>
      <Field label={t('questionnaire-admin.embed.line')}>
        <Textarea
          readOnly
          rows={2}
          value={line}
          spellCheck={false}
          className="text-small"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('questionnaire-admin.embed.copy')}
        </Button>
        <p role="status" className="text-small text-text-soft">
          {isCopied && t('questionnaire-admin.embed.copied')}
        </p>
      </div>
    </section>
  );
}
