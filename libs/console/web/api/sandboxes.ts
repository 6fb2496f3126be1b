import { control } from './call';
import { isSuite } from '../app/settings';

/** The clock that a sandbox shows. */
export interface ShownClock {
  readonly mode: string;
  readonly now: string;
}

/** A sandbox of the service of the page, or of all services: then with their sizes together, and the latest clock. */
export interface SandboxEntry {
  readonly name: string;
  readonly clock: ShownClock;
  readonly sizeBytes: number;
  readonly createdAt: string | null;
  readonly lastUsedAt: string | null;
  /** The services that have it; only in the console of all services. */
  readonly services?: readonly string[];
}

export interface SandboxList {
  readonly sandboxes: readonly SandboxEntry[];
  /** The services that do not answer. */
  readonly silent: readonly string[];
}

/** A sandbox in one service, as the suite control lists it. */
interface Part extends ShownClock {
  readonly service: string;
  readonly sizeBytes: number;
  readonly createdAt: string | null;
  readonly lastUsedAt: string | null;
}

interface SuiteList {
  readonly sandboxes: readonly { readonly name: string; readonly services: readonly Part[] }[];
  readonly silent: readonly string[];
}

/** The sandboxes of the service of the page, or of all services. */
export async function listSandboxes(): Promise<SandboxList> {
  const path = '/sandboxes';
  if (!isSuite) {
    return { sandboxes: await control<readonly SandboxEntry[]>('page', { path }), silent: [] };
  }
  const { sandboxes, silent } = await control<SuiteList>('page', { path });
  return { sandboxes: sandboxes.map(({ name, services }) => together(name, services)), silent };
}

/** Their names. */
export async function sandboxNames(): Promise<readonly string[]> {
  return (await listSandboxes()).sandboxes.map(({ name }) => name);
}

function together(name: string, parts: readonly Part[]): SandboxEntry {
  const latest = [...parts].sort((one, other) => (one.now < other.now ? 1 : -1))[0];
  return {
    name,
    clock: { mode: latest?.mode ?? 'real', now: latest?.now ?? '' },
    sizeBytes: parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    createdAt: parts.map((part) => part.createdAt ?? '').sort()[0] ?? null,
    lastUsedAt: latestOf(parts.map((part) => part.lastUsedAt ?? '')),
    services: parts.map(({ service }) => service),
  };
}

function latestOf(instants: readonly string[]): string | null {
  const latest = [...instants].sort().at(-1);
  return latest === undefined || latest === '' ? null : latest;
}
