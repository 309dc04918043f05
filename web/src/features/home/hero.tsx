import type { Home } from '@metra/contract/operations/home-content';
import { ArrowRight } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { TargetLink } from '../../domain/content/rich-text-view.tsx';
import { SiteLink } from '../../lib/site/site-link.tsx';
import styles from './hero.module.css';
import { HeroColumns } from './hero-columns.tsx';
import { StartLink } from './start-link.tsx';

export function Hero({ texts, targets }: { texts: Home['hero']; targets: Home['targets'] }) {
  return (
    <div className={cx(styles.hero, 'wrap')}>
      <div className={styles.words}>
        <h1 className="type-hero">
          {sentencesOf(texts.title).map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never move
            <span key={index} className="block">
              {index > 0 && ' '}
              {sentence}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[27em] text-[1.0625rem] leading-[1.5] text-pretty text-text-soft md:mt-6 md:text-[1.25rem]">
          {texts.lead}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-10">
          <StartLink
            target={targets.primary}
            className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}
          >
            {texts.primaryLabel}
            <ArrowRight size={20} aria-hidden="true" />
          </StartLink>
          {texts.secondaryLabel !== '' && (
            <TargetLink
              target={targets.secondary}
              Link={SiteLink}
              label={texts.secondaryLabel}
              className="link inline-flex min-h-(--target) items-center"
            />
          )}
        </div>
        {texts.hint !== '' && <p className="type-small mt-4 text-text-muted">{texts.hint}</p>}
      </div>
      <HeroColumns />
    </div>
  );
}

const sentencesOf = (title: string) => title.split(/(?<=[.?])\s+/);
