import type { Condition } from '@metra/contract/shapes/content-blocks';
import { Field } from '../../../design-system/fields/field.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const ALWAYS = 'ALWAYS';

interface ConditionFieldProps {
  value: Condition | null;
  onChange: (condition: Condition | null) => void;
}

/** A block of a legal text can depend on the settings of the operator. */
export function ConditionField({ value, onChange }: ConditionFieldProps) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label={t('content.condition')}>
        <Segmented
          label={t('content.condition')}
          value={value?.is ?? ALWAYS}
          options={[
            { value: ALWAYS, label: t('content.condition.always') },
            { value: 'SET', label: t('content.condition.SET') },
            { value: 'EMPTY', label: t('content.condition.EMPTY') },
          ]}
          onChange={(is) =>
            onChange(is === ALWAYS ? null : { is, variable: value?.variable ?? 'seller.vatId' })
          }
        />
      </Field>
      {value && (
        <Field label={t('content.condition.variable')} className="min-w-[220px] flex-1">
          <TextInput
            value={value.variable}
            maxLength={60}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange({ ...value, variable: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
