import { control } from './call';

/** A sandbox as `GET /__admin/sandboxes` of a service lists it; the suite control adds the services that have it. */
export interface SandboxEntry {
  readonly name: string;
  readonly clock?: { readonly mode: string; readonly now: string };
  readonly sizeBytes?: number;
  readonly createdAt?: string | null;
  readonly lastUsedAt?: string | null;
  readonly services?: readonly { readonly service: string }[];
}

/** The sandboxes of the service of the page, or of all services. */
export async function sandboxesOf(): Promise<readonly SandboxEntry[]> {
  type Listed = readonly SandboxEntry[] | { readonly sandboxes: readonly SandboxEntry[] };
  const listed = await control<Listed>('page', { path: '/sandboxes' });
  return 'sandboxes' in listed ? listed.sandboxes : listed;
}

/** Their names. */
export async function sandboxNames(): Promise<readonly string[]> {
  return (await sandboxesOf()).map(({ name }) => name);
}
