import { type TaskConfig, taskVariables } from '../config';

/** The simulators that tasks call: their names in causes, the prefix of their error names, and their addresses. */
const SIBLINGS = {
  spi: { title: 'SPI', errors: 'Spi', address: 'spiUrl' },
  dict: { title: 'DICT', errors: 'Dict', address: 'dictUrl' },
  iso8583: { title: 'ISO 8583', errors: 'Iso8583', address: 'iso8583Url' },
  openfinance: { title: 'Open banking', errors: 'Openfinance', address: 'openfinanceUrl' },
  nfse: { title: 'NFS-e', errors: 'Nfse', address: 'nfseUrl' },
  report: { title: 'Report', errors: 'Report', address: 'reportUrl' },
  ratelimit: { title: 'Leaky bucket', errors: 'Ratelimit', address: 'ratelimitUrl' },
} as const;

export type SiblingName = keyof typeof SIBLINGS;

export interface SiblingAddress {
  readonly title: string;
  /** The address without a slash at its end; undefined if it is not configured. */
  readonly url: string | undefined;
  readonly variable: string;
}

export function siblingOf(name: SiblingName, config: TaskConfig): SiblingAddress {
  const { title, address } = SIBLINGS[name];
  return {
    title,
    url: config[address]?.replace(/\/+$/, ''),
    variable: taskVariables[address].name,
  };
}

/** The prefix of the error names of a sibling: `Spi`. */
export function errorPrefix(name: SiblingName): string {
  return SIBLINGS[name].errors;
}
