import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../design-system/button-style.ts';
import { cx } from '../../design-system/cx.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site-link.tsx';
import styles from './hero.module.css';
import { HeroColumns } from './hero-columns.tsx';
import { useStartPath } from './use-start-path.ts';

export function Hero() {
  const { t } = useTranslate();
  return (
    <div className={cx(styles.hero, 'wrap')}>
      <div className={styles.words}>
        <h1 className="type-hero">
          <span className="block">{t('home.hero.first')}</span>{' '}
          <span className="block">{t('home.hero.second')}</span>
        </h1>
        <p className="mt-5 max-w-[27em] text-[1.0625rem] leading-[1.5] text-pretty text-text-soft md:mt-6 md:text-[1.25rem]">
          {t('home.hero.lead')}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-10">
          <SiteLink
            href={useStartPath()}
            className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}
          >
            {t('home.start')}
            <ArrowRight size={20} aria-hidden="true" />
          </SiteLink>
          <span className="type-small text-text-muted">{t('home.hero.hint')}</span>
        </div>
      </div>
      <HeroColumns />
    </div>
  );
}
