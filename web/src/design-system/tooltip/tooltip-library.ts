import tippy, { type Instance } from 'tippy.js';
import './tooltip.css';
import { cleanTooltip } from './tooltip-content.ts';
import { tooltipOptions } from './tooltip-options.ts';

/** What shows tooltips weighs more than many a screen: it is fetched when somebody first points at something. */
export const createTooltip = (element: HTMLElement, html: string): Instance =>
  tippy(element, tooltipOptions(html));

export const changeTooltip = (tooltip: Instance, html: string): void =>
  tooltip.setContent(cleanTooltip(html));
