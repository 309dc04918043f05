import { isEmail } from '@metra/contract/core/primitives';
import { isLinkTarget } from '@metra/contract/shapes/rich-text';

/** Completes an address as people type it, such as `www.firma.de` or `name@firma.de`. */
export function linkTargetOf(typed: string): string {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (isEmail(text)) return `mailto:${text}`;
  const isHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u.test(text);
  return isHost ? `https://${text}` : text;
}
