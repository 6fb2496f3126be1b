import { type SuiteSandboxResponse } from '../sandboxes/suite-sandbox.response';

/** The state of one service. */
export interface ServiceState {
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** `silent`: it does not answer. */
  readonly status: 'ready' | 'not-ready' | 'silent';
  readonly links: Readonly<Record<'home' | 'docs' | 'openapi' | 'guide', string>>;
}

/** The response of `GET /` of the suite control. */
export interface SuiteHome {
  readonly service: string;
  readonly title: string;
  readonly version: string;
  /** `ok` if all services are ready. */
  readonly status: 'ok' | 'degraded';
  readonly services: readonly ServiceState[];
  readonly sandboxes: readonly SuiteSandboxResponse[];
  /** Addresses of the suite control, by name. */
  readonly links: Readonly<Record<SuiteLink, string>>;
}

export const SUITE_LINKS = {
  console: '/console',
  docs: '/docs',
  openapi: '/openapi.json',
  guide: '/guide/suite',
  guides: '/guide',
  clock: '/__admin/clock',
  rules: '/__admin/rules',
  requests: '/__admin/requests',
  sandboxes: '/__admin/sandboxes',
} as const;
export type SuiteLink = keyof typeof SUITE_LINKS;

/** The clock of a sandbox, if all services that have it show the same. */
export function clockOf({ services }: SuiteSandboxResponse): string | undefined {
  const [first] = services;
  if (first === undefined || services.some(({ mode }) => mode !== first.mode)) return undefined;
  if (first.mode === 'frozen' && services.some(({ now }) => now !== first.now)) return undefined;
  return `${first.mode} ${first.now}`;
}
