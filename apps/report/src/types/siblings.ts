import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, wholeNumber, type ValuesOf } from '#libs/config';
import { siblingAddress } from '#libs/http';
import { type SandboxConfig } from '#libs/sandbox';
import { Sibling } from './siblings/sibling';
import { SiblingMissing } from './siblings/sibling.errors';

/** Variables with the addresses of the simulators whose data the reports show. */
export const siblingVariables = {
  spiUrl: siblingAddress('SPI_URL', 'SPI', '3002'),
  dictUrl: siblingAddress('DICT_URL', 'DICT', '3003'),
  iso8583Url: siblingAddress('ISO8583_URL', 'ISO 8583', '3004'),
  openfinanceUrl: siblingAddress('OPENFINANCE_URL', 'open banking', '3006'),
  nfseUrl: siblingAddress('NFSE_URL', 'NFS-e', '3007'),
  ratelimitUrl: siblingAddress('RATELIMIT_URL', 'leaky bucket', '3009'),
  siblingTimeoutMs: wholeNumber(
    { min: 1, max: 600_000 },
    'REPORT_SIBLING_TIMEOUT_MS',
    '10000',
    'Maximum time for a response of a service whose data a report shows, in ms.',
  ),
} as const;

export type SiblingConfig = ValuesOf<typeof siblingVariables>;

/** The simulators by name: their names in errors, and the variables with their addresses. */
const SIBLINGS = {
  spi: { title: 'SPI', address: 'spiUrl' },
  dict: { title: 'DICT', address: 'dictUrl' },
  iso8583: { title: 'ISO 8583', address: 'iso8583Url' },
  openfinance: { title: 'Open banking', address: 'openfinanceUrl' },
  nfse: { title: 'NFS-e', address: 'nfseUrl' },
  ratelimit: { title: 'Leaky bucket', address: 'ratelimitUrl' },
} as const;

export type SiblingName = keyof typeof SIBLINGS;

/** The simulators that reports read. */
@Injectable()
export class Siblings {
  constructor(
    @Inject(CONFIG) private readonly config: SiblingConfig & Pick<SandboxConfig, 'adminToken'>,
  ) {}

  /** @throws SiblingMissing if its address is not configured */
  get(name: SiblingName): Sibling {
    const { title, address: key } = SIBLINGS[name];
    const address = this.config[key];
    if (address === undefined) throw new SiblingMissing(title, siblingVariables[key].name);
    const { siblingTimeoutMs: timeoutMs, adminToken } = this.config;
    return new Sibling(title, address, { timeoutMs, adminToken });
  }
}
