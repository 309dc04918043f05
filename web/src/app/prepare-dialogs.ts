import { DialogContainer } from '../design-system/dialog/dialog-container.tsx';
import { provideDialogs } from './lazy-dialogs.tsx';

export const prepareDialogs = (): void => provideDialogs(DialogContainer);
