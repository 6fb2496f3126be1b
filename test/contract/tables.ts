import { type ServiceTables } from './case';
import { dictDecisions } from './decisions/dict';
import { iso8583Decisions } from './decisions/iso8583';
import { nfseDecisions } from './decisions/nfse';
import { openfinanceDecisions } from './decisions/openfinance';
import { ratelimitDecisions } from './decisions/ratelimit';
import { reportDecisions } from './decisions/report';
import { spiDecisions } from './decisions/spi';
import { workflowDecisions } from './decisions/workflow';
import { dictContract } from './tables/dict';
import { iso8583Contract } from './tables/iso8583';
import { nfseContract } from './tables/nfse';
import { openfinanceContract } from './tables/openfinance';
import { ratelimitContract } from './tables/ratelimit';
import { reportContract } from './tables/report';
import { spiContract } from './tables/spi';
import { workflowContract } from './tables/workflow';

/** In the order of the contract. */
export const tables: readonly ServiceTables[] = [
  { service: 'spi', contract: spiContract, decided: spiDecisions },
  { service: 'dict', contract: dictContract, decided: dictDecisions },
  { service: 'iso8583', contract: iso8583Contract, decided: iso8583Decisions },
  { service: 'workflow', contract: workflowContract, decided: workflowDecisions },
  { service: 'openfinance', contract: openfinanceContract, decided: openfinanceDecisions },
  { service: 'nfse', contract: nfseContract, decided: nfseDecisions },
  { service: 'report', contract: reportContract, decided: reportDecisions },
  { service: 'ratelimit', contract: ratelimitContract, decided: ratelimitDecisions },
];
