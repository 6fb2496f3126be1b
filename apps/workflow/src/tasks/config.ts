import { wholeNumber, type ValuesOf } from '#libs/config';
import { siblingAddress } from '#libs/http';
import { outboundVariables } from '#libs/outbound';

/** Variables of the tasks of workflows, in addition to those of every service. */
export const taskVariables = {
  ...outboundVariables,
  taskTimeoutMs: wholeNumber(
    { min: 1, max: 600_000 },
    'WORKFLOW_TASK_TIMEOUT_MS',
    '60000',
    'Maximum time for a request of a task, in ms of real time. TimeoutSeconds of a state can only make it shorter.',
  ),
  spiUrl: siblingAddress('SPI_URL', 'SPI', '3002'),
  dictUrl: siblingAddress('DICT_URL', 'DICT', '3003'),
  iso8583Url: siblingAddress('ISO8583_URL', 'ISO 8583', '3004'),
  openfinanceUrl: siblingAddress('OPENFINANCE_URL', 'open banking', '3006'),
  nfseUrl: siblingAddress('NFSE_URL', 'NFS-e', '3007'),
  reportUrl: siblingAddress('REPORT_URL', 'report', '3008'),
  ratelimitUrl: siblingAddress('RATELIMIT_URL', 'leaky bucket', '3009'),
} as const;

export type TaskConfig = ValuesOf<typeof taskVariables>;

/** The time that a task has for its requests, in ms. */
export function timeLimit(config: Pick<TaskConfig, 'taskTimeoutMs'>, timeoutMs?: number): number {
  return Math.max(1, Math.min(config.taskTimeoutMs, timeoutMs ?? Infinity));
}
