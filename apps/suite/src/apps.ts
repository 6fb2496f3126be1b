import { type AppDefinition } from '#libs/app';
import { dict } from '../../dict/src/dict.app';
import { iso8583 } from '../../iso8583/src/iso8583.app';
import { nfse } from '../../nfse/src/nfse.app';
import { openfinance } from '../../openfinance/src/openfinance.app';
import { ratelimit } from '../../ratelimit/src/ratelimit.app';
import { report } from '../../report/src/report.app';
import { spi } from '../../spi/src/spi.app';
import { workflow } from '../../workflow/src/workflow.app';

/** Every simulator there is, in the order of the contract. */
export const apps: readonly AppDefinition[] = [
  ...[spi, dict, iso8583, workflow, openfinance],
  ...[nfse, report, ratelimit],
];
