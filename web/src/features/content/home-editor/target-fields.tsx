import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import { type Control, useController } from 'react-hook-form';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { linkTargetOf } from '../rich-text/link-target.ts';
import { FoldedSection } from './folded-section.tsx';
import type { HomeForm } from './home-parts.ts';

/** The buttons of the home page have the same targets in both languages. */
export function TargetFields({ control }: { control: Control<HomeForm> }) {
  const { t } = useTranslate();
  const { field } = useController({ control, name: 'targets' });
  const targets = field.value;
  return (
    <FoldedSection title={t('content.home.targets')}>
      <div className="field-grid">
        {(['primary', 'secondary', 'closing'] as const).map((name) => (
          <Field
            key={name}
            label={t(`content.home.target.${name}`)}
            error={!isLinkTarget(targets[name]) && t('content.text.linkRefused')}
          >
            <TextInput
              value={targets[name]}
              maxLength={2000}
              inputMode="url"
              autoComplete="off"
              onChange={(event) => field.onChange({ ...targets, [name]: event.target.value })}
              onBlur={() => field.onChange({ ...targets, [name]: linkTargetOf(targets[name]) })}
            />
          </Field>
        ))}
      </div>
    </FoldedSection>
  );
}
