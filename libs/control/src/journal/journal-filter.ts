import { type JournalFilter, type StatusClass } from '#libs/journal';
import { type JournalRequest } from '../admin.request';

/** The filter of a request. */
export function journalFilter({ status, correlationId, ...rest }: JournalRequest): JournalFilter {
  const isClass = status?.endsWith('xx') === true;
  const correlationIds = correlationId?.split(',');
  return {
    ...rest,
    correlationIds,
    status: isClass ? (status as StatusClass) : optionalNumber(status),
  };
}

function optionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
