import { loadModule } from '../../lib/guards/load-module.ts';

/** The dialogs are loaded when somebody begins, so that no screen waits for them. */
const loadPasskeys = () => loadModule(() => import('./add-passkey.tsx'));
const loadTotp = () => loadModule(() => import('./set-up-totp.tsx'));
const loadCodes = () => loadModule(() => import('./recovery-codes.tsx'));

type Passkeys = Awaited<ReturnType<typeof loadPasskeys>>;
type Codes = Awaited<ReturnType<typeof loadCodes>>;

export const setUpTotp = async () => (await loadTotp()).setUpTotp();

export const addPasskey = async () => (await loadPasskeys()).addPasskey();

export const renamePasskey = async (...of: Parameters<Passkeys['renamePasskey']>) =>
  (await loadPasskeys()).renamePasskey(...of);

export const showRecoveryCodes = async (...of: Parameters<Codes['showRecoveryCodes']>) =>
  (await loadCodes()).showRecoveryCodes(...of);
