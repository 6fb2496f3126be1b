/** What the service has written into the page; libs/console/src/console-page.ts. */
export interface Settings {
  /** The name of the service; `suite` for the suite control. */
  readonly service: string;
  readonly version: string;
  /** The services that the console shows. */
  readonly services: readonly string[];
  /** The start of the paths of the service; empty without a proxy. */
  readonly basePath: string;
  /** The sandbox of the address of the page. */
  readonly sandbox: string;
}

export const settings = JSON.parse(
  document.documentElement.dataset['settings'] ?? '{}',
) as Settings;

/** Whether this is the console of all services. */
export const isSuite = settings.service === 'suite';

/** Whether the console shows a service. */
export function shows(service: string): boolean {
  return settings.services.includes(service);
}
