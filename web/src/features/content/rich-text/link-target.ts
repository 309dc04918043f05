import { isEmail } from '@metra/contract/core/primitives';
import { isLinkTarget } from '@metra/contract/shapes/rich-text';

/** What people type for an address, as the address it means: `www.firma.de`, `name@firma.de`. */
export function meantTarget(typed: string): string {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (isEmail(text)) return `mailto:${text}`;
  const isHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u.test(text);
  return isHost ? `https://${text}` : text;
}
