import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import { useState } from 'react';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { linkTargetOf } from '../rich-text/link-target.ts';

interface TargetFieldProps {
  label: string;
  value: string;
  onChange: (target: string) => void;
}

/** An incomplete address is not saved, and the field says so. */
export function TargetField({ label, value, onChange }: TargetFieldProps) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState({ text: value, of: value });
  const text = typed.of === value ? typed.text : value;
  return (
    <Field
      label={label}
      description={t('content.text.linkHint')}
      error={!isLinkTarget(linkTargetOf(text)) && t('content.targetRefused')}
    >
      <TextInput
        value={text}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => {
          const next = event.target.value;
          const target = linkTargetOf(next);
          const isTarget = isLinkTarget(target);
          setTyped({ text: next, of: isTarget ? target : value });
          if (isTarget) onChange(target);
        }}
      />
    </Field>
  );
}
