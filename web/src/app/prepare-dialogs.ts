import { DialogContainer } from '../design-system/dialog/dialog-container.tsx';
import { provideDialogs } from './dialogs-when-there.tsx';

export const prepareDialogs = (): void => provideDialogs(DialogContainer);
