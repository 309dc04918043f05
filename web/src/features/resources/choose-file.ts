import type { Resource } from '@metra/contract/operations/resources';

/** Lets a person choose a file that can take the place of another one: a picture for a picture. */
export function chooseFileFor({ type }: Pick<Resource, 'type'>, onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  if (type === 'IMAGE' || type === 'LOGO') input.accept = 'image/*';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  });
  input.click();
}
