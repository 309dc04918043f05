import type { Home } from '@metra/contract/operations/home-content';
import { TargetLink } from '../../domain/content/rich-text-view.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';

interface UpdatesProps {
  title: string;
  updates: Home['latestUpdates'];
}

/** The section is left out if there is no news. */
export function Updates({ title, updates }: UpdatesProps) {
  const { t, language } = useTranslate();
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="updates-title" className="wrap below-fold pt-20 md:pt-30">
      <h2 id="updates-title" className="type-display">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:mt-10 md:grid-cols-3">
        {updates.map((update) => (
          <li key={update.slug} className="grid content-start gap-2 border-t border-text pt-4">
            <p className="type-small text-text-muted">
              <time dateTime={update.date}>{formatDate(update.date, language)}</time>
            </p>
            <h3>{update.title}</h3>
            <p className="text-text-soft">{update.body}</p>
            {update.link && (
              <p>
                <TargetLink
                  target={update.link}
                  Link={SiteLink}
                  label={
                    <>
                      {t('home.updates.read')}
                      <span className="sr-only">: {update.title}</span>
                    </>
                  }
                />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
