import { isSuite, settings } from '../app/settings';
import { send } from './call';

/** The addresses of the services for clients, by name. The start page of the suite control lists them. */
export async function addressesOfServices(): Promise<Readonly<Record<string, string>>> {
  const here = location.origin + settings.basePath;
  if (!isSuite) return { [settings.service]: here };
  const response = await send('page', { path: '/', headers: { Accept: 'application/json' } });
  const { services } = (await response.json()) as {
    readonly services: readonly { readonly name: string; readonly address: string }[];
  };
  return Object.fromEntries(services.map(({ name, address }) => [name, address]));
}
