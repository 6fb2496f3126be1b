import { type ServiceTables } from '../case';
import { dict } from './dict';
import { iso8583 } from './iso8583';
import { nfse } from './nfse';
import { openfinance } from './openfinance';
import { ratelimit } from './ratelimit';
import { report } from './report';
import { spi } from './spi';
import { workflow } from './workflow';

/** In the order of the contract. */
export const tables: readonly ServiceTables[] = [
  ...[spi, dict, iso8583, workflow],
  ...[openfinance, nfse, report, ratelimit],
];
