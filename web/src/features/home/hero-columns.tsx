import { columns } from 'virtual:hero-columns';
import type { HeroColumn, Shape } from '@metra/pictures';
import { createElement, type ReactNode } from 'react';
import { formatPercent } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './hero.module.css';

/**
 * Each of the three columns is as tall as the progress of its sector. The values are an example, so screen readers skip
 * them.
 */
export function HeroColumns() {
  return (
    <div className={styles.columns} aria-hidden="true">
      {columns.map((column) => (
        <Column key={column.sector} {...column} />
      ))}
      <Scale />
    </div>
  );
}

function Column({ sector, width, height, percent, shapes }: HeroColumn) {
  const { t, language } = useTranslate();
  return (
    <div className={styles.column} data-sector={sector}>
      <p className={styles.label}>
        <span>{t(`common.sector.${sector}`)}</span>
        <b className="type-value">{formatPercent(percent / 100, language)}</b>
      </p>
      <div data-front>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {drawn(shapes)}
        </svg>
      </div>
    </div>
  );
}

function drawn(shapes: readonly Shape[], path = ''): ReactNode[] {
  return shapes.map(({ tag, attributes, children }, index) => {
    const key = `${path}${index}`;
    return createElement(tag, { key, ...attributes }, children && drawn(children, `${key}.`));
  });
}

const PIXELS_PER_PERCENT = 8;
const HIGHEST = 60;
const NUMBERS = [10, 20, 30, 40, 50, 60];
const FOOT = 490;

function Scale() {
  const ticks = Array.from({ length: HIGHEST + 1 }, (_, percent) => {
    const length = percent % 10 === 0 ? 26 : percent % 5 === 0 ? 16 : 9;
    return `M${26 - length} ${FOOT - percent * PIXELS_PER_PERCENT}H26`;
  });
  return (
    <svg className={styles.scale} viewBox="0 0 70 490" aria-hidden="true">
      <path d={ticks.join('')} />
      {NUMBERS.map((number) => (
        <text key={number} x="38" y={FOOT - number * PIXELS_PER_PERCENT + 4}>
          {number}
        </text>
      ))}
    </svg>
  );
}
