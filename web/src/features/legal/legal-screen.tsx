export function LegalScreen() {
  return null;
}
