import type { RichText } from '@metra/contract/shapes/rich-text';
import { lazy, type ReactNode, Suspense } from 'react';
import { Field } from '../../../design-system/fields/field.tsx';
import { loadModule } from '../../../lib/guards/load-module.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

/** The editor library is large, so it loads with the first text that is opened. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await loadModule(() => import('./rich-text-editor.tsx'));
  return { default: component };
});

interface RichTextFieldProps {
  label: ReactNode;
  /** This names the toolbar and the text if the label contains more than words. */
  name: string;
  lang: Language;
  value: RichText;
  onChange: (value: RichText) => void;
}

export function RichTextField({ label, ...rest }: RichTextFieldProps) {
  return (
    <Field label={label}>
      <Suspense
        fallback={<div className="min-h-[180px] rounded-control border border-line bg-surface-sunken" />}
      >
        <RichTextEditor {...rest} />
      </Suspense>
    </Field>
  );
}
