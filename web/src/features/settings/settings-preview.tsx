import { type Control, useWatch } from 'react-hook-form';
import { countryName } from '../../domain/company/country-name.ts';
import { Letterhead } from '../../domain/company/letterhead.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ProfileForm } from './profile-values.ts';

/** The letterhead follows what is typed. */
export function SettingsPreview({ control }: { control: Control<ProfileForm> }) {
  const { t, language } = useTranslate();
  const [name, street, additionalInfo, zipCode, city, country, logo] = useWatch({
    control,
    name: ['name', 'street', 'additionalInfo', 'zipCode', 'city', 'country', 'logo'],
  });
  // At home nobody writes the country on a letter.
  const abroad = country && country !== 'DE' ? countryName(country, language) : '';
  return (
    <div className="max-lg:order-first lg:sticky lg:top-[104px]">
      <Letterhead
        name={name.trim()}
        placeholder={t('settings.name')}
        lines={[street, additionalInfo, [zipCode, city].filter(Boolean).join(' '), abroad]}
        logoId={logo?.id ?? null}
        caption={t('settings.preview')}
      />
    </div>
  );
}
