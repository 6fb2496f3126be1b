import { contextIfAny } from '#libs/http';
import { systemClock, type Clock } from '#libs/kernel';
import { type Sandboxes } from './sandboxes';

/** The time of an error in ms: that of the sandbox, or of the machine if the error occurs before the sandbox of the request is open. */
export function errorTimeMs(sandboxes: Sandboxes, clock: Clock): number {
  const isOpen = contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
  return (isOpen ? clock : systemClock).nowMs();
}
