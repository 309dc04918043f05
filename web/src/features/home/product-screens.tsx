import { cx } from '../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './product-screens.module.css';
import { screensIn } from './screen-files.ts';

const THEMES = ['light', 'dark'] as const;
const SIZE = { width: 1440, height: 900 };

/** The pictures show real screens in the visitor's language and theme. */
export function ProductScreens() {
  const { t, language } = useTranslate();
  return (
    <section aria-labelledby="screens-title" className="wrap below-fold pt-20 md:pt-30">
      <div className="flex items-start gap-4 pb-6 max-md:flex-col md:items-end md:justify-between md:gap-8 md:pb-10">
        <h2 id="screens-title" className="type-display">
          {t('home.screens.title')}
        </h2>
        <p className="max-w-[25em] text-text-soft">{t('home.screens.text')}</p>
      </div>
      <ul className={styles.screens}>
        {screensIn[language].map((screen) => (
          <li key={screen.name}>
            <figure>
              {THEMES.map((theme) => (
                <Screen
                  key={theme}
                  src={screen[theme]}
                  theme={theme}
                  alt={t(`home.screens.${screen.name}`)}
                />
              ))}
              <figcaption className="type-small mt-3 text-text-muted" aria-hidden="true">
                {t(`home.screens.${screen.name}`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Screen({ src, theme, alt }: { src: string; theme: 'light' | 'dark'; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      {...SIZE}
      // Lazy loading skips the picture of the other theme, which is not displayed.
      loading="lazy"
      decoding="async"
      className={cx(styles.screen, theme === 'light' ? styles.light : styles.dark)}
    />
  );
}
