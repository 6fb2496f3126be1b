import { DictRefusal } from '../official/dict-refusal';

/** The replacements of the operations of interactive recoveries, which version 2.12 does not serve. */
const INSTEAD = {
  createTrackingGraph:
    'DICT makes the tracking graph by itself, with the TrackingGraphParameters of createFundsRecovery. Read it with getTrackingGraph.',
  blockFundsRecovery:
    'DICT creates the infraction reports by itself after the tracking graph. Read them with listFundsRecoveryInfractionReports.',
} as const;

export function deprecated(operation: keyof typeof INSTEAD): DictRefusal {
  const detail = `DICT no longer serves ${operation}. ${INSTEAD[operation]}`;
  return new DictRefusal('DeprecatedResource', detail);
}
