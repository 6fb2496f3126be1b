import { dict } from './dict';
import { iso8583 } from './iso8583';
import { nfse } from './nfse';
import { openfinance } from './openfinance';
import { ratelimit } from './ratelimit';
import { report } from './report';
import { spi } from './spi';
import { workflow } from './workflow';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dict,
  iso8583,
  nfse,
  openfinance,
  ratelimit,
  report,
  spi,
  workflow,
};

/** Returns the short Portuguese names of the outcomes of a service, by code. A service without outcomes has none. */
export function outcomeNames(service: string): Readonly<Record<string, string>> {
  return Object.hasOwn(NAMES, service) ? (NAMES[service] ?? {}) : {};
}
