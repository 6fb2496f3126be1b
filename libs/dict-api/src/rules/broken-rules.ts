import { type DictRequestName, type DictRequests } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { DictViolations } from './violations';
import {
  findingsOfAnalysis,
  findingsOfOther,
  findingsOfReport,
  findingsOfResult,
  findingsOfType,
  isBlank,
} from './fraud';
import { findingsOfPerson } from './person';
import { type Rule, type Rules } from './rule';

/** The rules that need only the body (DICT API 2.12.1). Other rules need the directory. */
const RULES: Rules = {
  CreateEntryRequest: [
    ({ Entry }, version) => findingsOfPerson('Entry/Owner', Entry.Owner, version),
  ],
  UpdateEntryRequest: [
    ({ Owner }, version) => findingsOfPerson('Owner', Owner, version),
    ({ Account, Owner }) => {
      if (Account !== undefined || Owner !== undefined) return [];
      return [{ path: 'Account', reason: 'Is missing. Send Account, Owner or both.' }];
    },
  ],
  CreateClaimRequest: [
    ({ Claim }, version) => findingsOfPerson('Claim/Claimer', Claim.Claimer, version),
  ],
  CreateInfractionReportRequest: [
    ({ InfractionReport }, version) =>
      version === '1.8' ? [] : findingsOfReport(InfractionReport),
  ],
  UpdateInfractionReportRequest: [
    ({ SituationType }) => findingsOfType('SituationType', SituationType),
    ({ SituationType, ReportDetails }) =>
      findingsOfOther('ReportDetails', SituationType, ReportDetails),
  ],
  CloseInfractionReportRequest: [
    (close, version) => (version === '1.8' ? [] : findingsOfAnalysis(close)),
  ],
  CreateFraudMarkerRequest: [
    ({ FraudMarker }) => findingsOfType('FraudMarker/FraudType', FraudMarker.FraudType),
  ],
  CreateRefundRequest: [
    ({ Refund: { RefundReason, RefundDetails } }) => {
      if (RefundReason !== 'OPERATIONAL_FLAW' || !isBlank(RefundDetails)) return [];
      const reason = 'Is required, because RefundReason is OPERATIONAL_FLAW.';
      return [{ path: 'Refund/RefundDetails', reason }];
    },
  ],
  CloseRefundRequest: [findingsOfResult],
  CreateFundsRecoveryRequest: [
    ({ FundsRecovery: { SituationType } }) =>
      findingsOfType('FundsRecovery/SituationType', SituationType),
    ({ FundsRecovery: { SituationType, ReportDetails } }) =>
      findingsOfOther('FundsRecovery/ReportDetails', SituationType, ReportDetails),
  ],
  UpdateFundsRecoveryRequest: [
    ({ SituationType }) => findingsOfType('SituationType', SituationType),
  ],
  BlockFundsRecoveryRequest: [
    ({ PrioritizationStrategy, Transactions }) => {
      if (PrioritizationStrategy !== 'TRANSACTION_LIST' || Transactions !== undefined) return [];
      const reason = 'Is required, because PrioritizationStrategy is TRANSACTION_LIST.';
      return [{ path: 'Transactions', reason }];
    },
  ],
};

/** The violations of the rules in a body whose fields are valid. */
export function brokenRules<Name extends DictRequestName>(
  name: Name,
  body: DictRequests[Name],
  version: ApiVersion,
): DictViolations {
  const found = new DictViolations();
  const rules: readonly Rule<DictRequests[Name]>[] = RULES[name] ?? [];
  for (const rule of rules) {
    for (const { path, reason, value } of rule(body, version)) found.add(path, reason, value);
  }
  return found;
}
