import { type components as Dict, type paths as DictPaths } from './api/dict';
import { type components as Iso8583, type paths as Iso8583Paths } from './api/iso8583';
import { type components as Nfse, type paths as NfsePaths } from './api/nfse';
import { type components as OpenFinance, type paths as OpenFinancePaths } from './api/openfinance';
import { type components as RateLimit, type paths as RateLimitPaths } from './api/ratelimit';
import { type components as Report, type paths as ReportPaths } from './api/report';
import { type components as Spi, type paths as SpiPaths } from './api/spi';
import { type components as Workflow, type paths as WorkflowPaths } from './api/workflow';

/** The operations of each service. */
export interface PathsOf {
  readonly spi: SpiPaths;
  readonly dict: DictPaths;
  readonly iso8583: Iso8583Paths;
  readonly workflow: WorkflowPaths;
  readonly openfinance: OpenFinancePaths;
  readonly nfse: NfsePaths;
  readonly report: ReportPaths;
  readonly ratelimit: RateLimitPaths;
}

/** The outcomes that a rule can request from each service. */
export interface OutcomeOf {
  readonly spi: Spi['schemas']['Outcome'];
  readonly dict: Dict['schemas']['Outcome'];
  readonly iso8583: Iso8583['schemas']['Outcome'];
  readonly workflow: Workflow['schemas']['Outcome'];
  readonly openfinance: OpenFinance['schemas']['Outcome'];
  readonly nfse: Nfse['schemas']['Outcome'];
  readonly report: Report['schemas']['Outcome'];
  readonly ratelimit: RateLimit['schemas']['Outcome'];
}
