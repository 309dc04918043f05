import tippy, { type Instance } from 'tippy.js';
import './tooltip.css';
import { cleanTooltip } from './tooltip-content.ts';
import { tooltipOptions } from './tooltip-options.ts';

/**
 * The library is larger than many screens, so it is loaded when somebody first points at an element with a
 * tooltip.
 */
export const createTooltip = (element: HTMLElement, html: string): Instance =>
  tippy(element, tooltipOptions(html));

export const changeTooltip = (tooltip: Instance, html: string): void =>
  tooltip.setContent(cleanTooltip(html));
