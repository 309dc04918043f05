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
    // What an element says of what it opens is its own: tippy would write its tooltip there.
    aria: { content: null, expanded: false },
    appendTo: () => document.body,
    delay: [TOOLTIP_SHOW_DELAY_MS, 0],
    duration: prefersReducedMotion() ? 0 : [TOOLTIP_SHOW_MS, TOOLTIP_HIDE_MS],
    followCursor: true,
    ignoreAttributes: true,
    inlinePositioning: true,
    // The pointer may rest on the tooltip itself without it going away.
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

/** A dialog that closes gives focus back: to a person with a mouse the tooltip would only cover what lies beside. */
const isFocusedUnnoticed = ({ reference }: Instance): boolean =>
  reference === document.activeElement && !reference.matches(':hover, :focus-visible');

/** Whoever opened a menu looks at that, and the pointer still rests on its button. */
const hasOpened = ({ reference }: Instance): boolean => reference.getAttribute('aria-expanded') === 'true';

/** An icon button's tooltip shows its name: reading it out as a description as well would say everything twice. */
function repeatsName(instance: Instance, text: string): boolean {
  return instance.reference.getAttribute('aria-label') === text;
}

/** Filling takes tippy's arrow away and clips the box; our own fill stays inside the box, so both can stand. */
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
