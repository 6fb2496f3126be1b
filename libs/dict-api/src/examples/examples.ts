import { type DictRequests, type DictResponses } from '../messages/messages';
import { ENTRY_REQUESTS, ENTRY_RESPONSES } from './entry';
import { CLAIM_REQUESTS, CLAIM_RESPONSES } from './claim';
import { RECONCILIATION_REQUESTS, RECONCILIATION_RESPONSES } from './reconciliation';
import { FRAUD_REQUESTS, FRAUD_RESPONSES } from './fraud';
import { RECOVERY_REQUESTS, RECOVERY_RESPONSES } from './recovery';
import { STATISTICS_RESPONSES } from './statistics';

/** An example of each request. */
export const EXAMPLE_REQUESTS: DictRequests = {
  ...ENTRY_REQUESTS,
  ...CLAIM_REQUESTS,
  ...RECONCILIATION_REQUESTS,
  ...FRAUD_REQUESTS,
  ...RECOVERY_REQUESTS,
};

/** An example of each response. */
export const EXAMPLE_RESPONSES: DictResponses = {
  ...ENTRY_RESPONSES,
  ...CLAIM_RESPONSES,
  ...RECONCILIATION_RESPONSES,
  ...FRAUD_RESPONSES,
  ...RECOVERY_RESPONSES,
  ...STATISTICS_RESPONSES,
};
