import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { SiteScreenProps } from '../../lib/site/site-page.ts';

export interface LicencesData {
  packages: readonly { name: string; version: string; licence: string }[];
  notices: readonly string[];
}

export function LicencesScreen({ data: { packages, notices } }: SiteScreenProps<LicencesData>) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-10 pb-20 md:pt-16 md:pb-30">
      <header className="grid gap-5">
        <h1 className="type-display">{t('reading.licences.title')}</h1>
        <p className="type-lead measure">{t('reading.licences.lead')}</p>
      </header>
      <section aria-labelledby="others-title" className="grid gap-4">
        <h2 id="others-title">{t('reading.licences.others')}</h2>
        <div lang="en" className="measure grid gap-3 wrap-anywhere text-text-soft">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="packages-title" className="grid gap-4">
        <h2 id="packages-title">{t('reading.licences.count', { count: packages.length })}</h2>
        <table className="w-full max-w-[860px] text-left">
          <thead className="type-label border-b border-text">
            <tr>
              <th scope="col" className="py-2 pr-4">
                {t('reading.licences.name')}
              </th>
              <th scope="col" className="py-2 pr-4">
                {t('reading.licences.version')}
              </th>
              <th scope="col" className="py-2">
                {t('reading.licences.licence')}
              </th>
            </tr>
          </thead>
          <tbody>
            {packages.map(({ name, version, licence }) => (
              <tr key={`${name} ${version}`} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium wrap-anywhere">
                  {name}
                </th>
                <td className="tabular py-2 pr-4 wrap-anywhere text-text-soft">{version}</td>
                <td className="py-2 wrap-anywhere text-text-soft">{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
