import { signal } from '@preact/signals';

/** The admin token that the user has entered. It is kept in memory only, and is gone when the page is closed. */
export const token = signal('');

/** Whether a service has refused the token, or needs one. The page then asks for it. */
export const isTokenWanted = signal(false);

/** Calls that wait for a token. They are sent again when the user has entered one. */
let waiting: (() => void)[] = [];

/** Resolves when the user has entered a token. */
export function enteredToken(): Promise<void> {
  isTokenWanted.value = true;
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

export function enterToken(entered: string): void {
  token.value = entered;
  isTokenWanted.value = false;
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}
