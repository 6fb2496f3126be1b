import { signal } from '@preact/signals';

/** The admin token that the user has entered. It is kept in memory only, and is gone when the page is closed. */
export const token = signal('');

/** Whether a service has refused the token, or needs one. The page then asks for it. */
export const isTokenWanted = signal(false);

/** Calls that wait for a token. */
let waiting: ((isEntered: boolean) => void)[] = [];
/** Whether the user has closed the dialog. Calls then fail, until the user asks for the dialog again. */
let isDeclined = false;

/**
 * Asks the user for a token, and resolves with true when the request can be sent again, and with false if the user does not
 * enter one.
 * @param used the token of the request that was refused
 */
export function enteredToken(used: string): Promise<boolean> {
  // The user has entered another one since the request was sent.
  if (used !== token.value) return Promise.resolve(true);
  if (isDeclined) return Promise.resolve(false);
  isTokenWanted.value = true;
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

export function enterToken(entered: string): void {
  token.value = entered;
  isDeclined = false;
  resume(true);
}

/** The user closes the dialog. The requests fail, and the page says why. */
export function declineToken(): void {
  isDeclined = true;
  resume(false);
}

/** Opens the dialog again. */
export function askForToken(): void {
  isDeclined = false;
  isTokenWanted.value = true;
}

function resume(isEntered: boolean): void {
  isTokenWanted.value = false;
  const resumed = waiting;
  waiting = [];
  for (const each of resumed) each(isEntered);
}
