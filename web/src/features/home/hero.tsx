import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../design-system/button-style.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { HeroColumns } from './hero-columns.tsx';
import { useStartPath } from './use-start-path.ts';
import './hero.css';

export function Hero() {
  const { t } = useTranslate();
  return (
    <div className="wrap home-hero">
      <div className="home-hero-words">
        <h1 className="type-hero">
          <span className="home-hero-line">{t('home.hero.first')}</span>{' '}
          <span className="home-hero-line">{t('home.hero.second')}</span>
        </h1>
        <p className="home-hero-lead">{t('home.hero.lead')}</p>
        <div className="home-hero-action">
          <FrameLink href={useStartPath()} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('home.start')}
            <ArrowRight size={20} aria-hidden="true" />
          </FrameLink>
          <span className="type-small text-text-muted">{t('home.hero.hint')}</span>
        </div>
      </div>
      <HeroColumns />
    </div>
  );
}
