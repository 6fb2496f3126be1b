import type { AppDefinition } from '#libs/platform';

/** Tells the addresses of the house itself: no rule touches them, and the journal does not show them. */
export function ownAddresses({ healthPath }: AppDefinition): (path: string) => boolean {
  return (path) =>
    path.startsWith('/__admin') ||
    path.startsWith('/health') ||
    path.startsWith('/docs') ||
    path === healthPath;
}
