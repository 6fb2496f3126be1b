import { NO_BANK, type BankState } from './bank/state';
import { NO_CARDS, type CardsState } from './cards/state';
import { NO_KEYS, type DictState } from './dict/state';
import { NO_CLIENTS, type RatelimitState } from './ratelimit/state';
import { NO_WORKFLOWS, type WorkflowState } from './workflow/state';
import { NO_INVOICES, type NfseState } from './nfse/state';
import { NO_REPORTS, type ReportState } from './report/state';
import { NO_WEBHOOKS, type WebhookState } from './webhook/state';
import { NO_PAYMENTS, type SpiState } from './spi/state';

/** The state of a sandbox in each service. */
export interface Data {
  readonly spi: SpiState;
  readonly dict: DictState;
  readonly cards: CardsState;
  readonly bank: BankState;
  readonly nfse: NfseState;
  readonly report: ReportState;
  readonly workflow: WorkflowState;
  readonly ratelimit: RatelimitState;
  readonly webhook: WebhookState;
}

/** The state of a sandbox. */
export interface World {
  /** Where the clocks of all services stand; undefined before the first use and after a drop. */
  readonly nowMs: number | undefined;
  readonly data: Data;
  /** A change of all services was interrupted. The services can have different states until the sandbox is dropped. */
  readonly isBroken: boolean;
  /** A snapshot was restored: the world outside remembers what the services have forgotten. */
  readonly isRestored: boolean;
  readonly snapshots: Readonly<Record<string, { readonly nowMs: number; readonly data: Data }>>;
}

export const NO_DATA: Data = {
  spi: NO_PAYMENTS,
  dict: NO_KEYS,
  cards: NO_CARDS,
  bank: NO_BANK,
  nfse: NO_INVOICES,
  report: NO_REPORTS,
  workflow: NO_WORKFLOWS,
  ratelimit: NO_CLIENTS,
  webhook: NO_WEBHOOKS,
};

export const UNUSED: World = {
  nowMs: undefined,
  data: NO_DATA,
  isBroken: false,
  isRestored: false,
  snapshots: {},
};

/** Replaces the state of one service. */
export function withData<Name extends keyof Data>(
  world: World,
  name: Name,
  state: Data[Name],
): World {
  return { ...world, data: { ...world.data, [name]: state } };
}

/** The time of the sandbox as the services write it. @throws Error if the clock is not set yet */
export function nowOf({ nowMs }: World): string {
  if (nowMs === undefined) throw new Error('The clock of the sandbox is not set.');
  return new Date(nowMs).toISOString();
}
