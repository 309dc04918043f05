import { animateFill, followCursor, type Instance, inlinePositioning, type Props, sticky } from 'tippy.js';
import {
  TOOLTIP_HIDE_MS,
  TOOLTIP_MAX_WIDTH_PX,
  TOOLTIP_OFFSET,
  TOOLTIP_SHOW_DELAY_MS,
  TOOLTIP_SHOW_MS,
  TOOLTIP_Z_INDEX,
} from '../behaviour/constants.ts';
import { prefersReducedMotion } from '../behaviour/reduced-motion.ts';
import { cleanTooltip, tooltipText } from './tooltip-content.ts';

export function tooltipOptions(html: string): Partial<Props> {
  return {
    allowHTML: true,
    animateFill: true,
    // Tippy would overwrite the aria attributes with which an element describes what it opens.
    aria: { content: null, expanded: false },
    appendTo: () => document.body,
    delay: [TOOLTIP_SHOW_DELAY_MS, 0],
    duration: prefersReducedMotion() ? 0 : [TOOLTIP_SHOW_MS, TOOLTIP_HIDE_MS],
    followCursor: true,
    ignoreAttributes: true,
    inlinePositioning: true,
    // The tooltip stays while the pointer is on it.
    interactive: true,
    maxWidth: TOOLTIP_MAX_WIDTH_PX,
    offset: TOOLTIP_OFFSET,
    placement: 'top',
    plugins: [animateFill, followCursor, inlinePositioning, sticky, hideOnEscape],
    role: 'tooltip',
    sticky: true,
    theme: 'light-border',
    trigger: 'mouseenter focus',
    zIndex: TOOLTIP_Z_INDEX,
    content: cleanTooltip(html),
    onCreate: giveArrowBack,
    onShow(instance) {
      const text = tooltipText(String(instance.props.content));
      if (text === '' || isFocusedUnnoticed(instance) || hasOpened(instance)) return false;
      instance.setProps({
        aria: { content: repeatsName(instance, text) ? null : 'describedby', expanded: false },
      });
    },
  };
}

/**
 * A dialog that closes returns the focus to its button, where a tooltip would only cover the page for a person
 * with a mouse.
 */
const isFocusedUnnoticed = ({ reference }: Instance): boolean =>
  reference === document.activeElement && !reference.matches(':hover, :focus-visible');

/** An open menu needs no tooltip, although the pointer is still on its button. */
const hasOpened = ({ reference }: Instance): boolean => reference.getAttribute('aria-expanded') === 'true';

/** The tooltip of an icon button repeats its name, so screen readers must not read it as a description too. */
function repeatsName(instance: Instance, text: string): boolean {
  return instance.reference.getAttribute('aria-label') === text;
}

/**
 * Tippy removes the arrow and clips the box when its fill changes; the own fill stays inside the box, so the
 * arrow can stay.
 */
function giveArrowBack(instance: Instance) {
  instance.setProps({ arrow: true });
  const box = instance.popper.firstElementChild;
  if (box instanceof HTMLElement) box.style.overflow = '';
}

const hideOnEscape = {
  name: 'hideOnEscape',
  defaultValue: true,
  fn(instance: Instance) {
    function hide(event: KeyboardEvent) {
      if (event.key === 'Escape') instance.hide();
    }
    return {
      onShow: () => document.addEventListener('keydown', hide),
      onHide: () => document.removeEventListener('keydown', hide),
      onDestroy: () => document.removeEventListener('keydown', hide),
    };
  },
};
