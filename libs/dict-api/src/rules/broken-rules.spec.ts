import { EXAMPLE_REQUESTS } from '../examples/examples';
import { type DictRequestName, type DictRequests } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { readDictRequest } from '../bodies/read-dict-request';
import { writeDictRequest } from '../bodies/write-dict';

interface Case<Name extends DictRequestName> {
  readonly name: Name;
  /** The body that breaks the rule. */
  readonly body: DictRequests[Name];
  /** `property: reason` of each violation. */
  readonly found: readonly string[];
}

type AnyCase = { [Name in DictRequestName]: Case<Name> }[DictRequestName];

function violationsOf({ name, body }: AnyCase, version: ApiVersion): readonly string[] {
  const xml = writeDictRequest(name, body, version);
  const read = readDictRequest(name, Buffer.from(xml), version);
  if (read.ok) return [];
  return read.refusal.violations.map(
    ({ property = '', reason }) => `${property}: ${reason.replace(/regex '.*'/, 'regex')}`,
  );
}

const ENTRY = EXAMPLE_REQUESTS.CreateEntryRequest;
const { Entry: PHONE } = ENTRY;
const REPORT = EXAMPLE_REQUESTS.CreateInfractionReportRequest;
const REFUND = EXAMPLE_REQUESTS.CreateRefundRequest;
const RECOVERY = EXAMPLE_REQUESTS.CreateFundsRecoveryRequest;
const MARKER = EXAMPLE_REQUESTS.CreateFraudMarkerRequest;
const ANALYSIS = EXAMPLE_REQUESTS.CloseInfractionReportRequest;
const UPDATE = EXAMPLE_REQUESTS.UpdateInfractionReportRequest;
const BLOCK = EXAMPLE_REQUESTS.BlockFundsRecoveryRequest;
const CLAIM = EXAMPLE_REQUESTS.CreateClaimRequest;
const COMPANY = { Type: 'LEGAL_PERSON', TaxIdNumber: '11222333000181', Name: 'Padaria 3 Irmãos' };

function owned(Owner: object): AnyCase['body'] {
  return { ...ENTRY, Entry: { ...PHONE, Owner: { ...PHONE.Owner, ...Owner } } };
}

function closed(rest: object): AnyCase['body'] {
  const { RefundId, Participant } = EXAMPLE_REQUESTS.CloseRefundRequest;
  return { RefundId, Participant, ...rest };
}

function reported(rest: object): AnyCase['body'] {
  return { ...REPORT, InfractionReport: { ...REPORT.InfractionReport, ...rest } };
}

const MISMATCH = 'Value does not match regex';
const UNKNOWN = 'UNKNOWN cannot be sent: it is only for reports of version 1 of the API.';
const OTHER = 'Is required: the type OTHER needs an explanation.';

/** The rule, the request, the body and its violations. Without violations, the body is allowed. */
const CASES: readonly (readonly [string, DictRequestName, AnyCase['body'], readonly string[]])[] = [
  ['a CPF of 11 digits', 'CreateEntryRequest', owned({}), []],
  [
    'a person with the CNPJ of a company',
    'CreateEntryRequest',
    owned({ TaxIdNumber: '11222333000181' }),
    [`entry.owner.taxIdNumber: ${MISMATCH}`],
  ],
  [
    'a person with a trade name',
    'CreateEntryRequest',
    owned({ TradeName: 'Silva' }),
    ['entry.owner.tradeName: Must be absent: a natural person has no trade name.'],
  ],
  [
    'a person with digits in the name',
    'CreateEntryRequest',
    owned({ Name: 'Maria 2' }),
    [`entry.owner.name: ${MISMATCH}`],
  ],
  [
    'a name of white space',
    'CreateEntryRequest',
    owned({ Name: '   ' }),
    ['entry.owner.name: Must not be only white space.'],
  ],
  ['an empty name', 'CreateEntryRequest', owned({ Name: '' }), ['entry.owner.name: Is empty.']],
  [
    'a name that is too long',
    'CreateEntryRequest',
    owned({ Name: 'M'.repeat(151) }),
    ['entry.owner.name: Has 151 characters; at most 150 are allowed.'],
  ],
  ['a company', 'CreateEntryRequest', owned({ ...COMPANY, TradeName: 'Três' }), []],
  [
    'a company with a CPF',
    'CreateEntryRequest',
    owned({ ...COMPANY, TaxIdNumber: PHONE.Owner.TaxIdNumber }),
    [`entry.owner.taxIdNumber: ${MISMATCH}`],
  ],
  [
    'a trade name of asterisks',
    'CreateEntryRequest',
    owned({ ...COMPANY, TradeName: '***' }),
    [`entry.owner.tradeName: ${MISMATCH}`],
  ],
  [
    'a claimer with digits in the name',
    'CreateClaimRequest',
    { Claim: { ...CLAIM.Claim, Claimer: { ...CLAIM.Claim.Claimer, Name: '1' } } },
    [`claim.claimer.name: ${MISMATCH}`],
  ],
  [
    'an update of nothing',
    'UpdateEntryRequest',
    { Key: PHONE.Key ?? '', Reason: 'USER_REQUESTED' },
    ['account: Is missing. Send Account, Owner or both.'],
  ],
  [
    'an update of a name with digits',
    'UpdateEntryRequest',
    { ...EXAMPLE_REQUESTS.UpdateEntryRequest, Owner: { ...PHONE.Owner, Name: '1' } },
    [`owner.name: ${MISMATCH}`],
  ],
  [
    'a report of UNKNOWN',
    'CreateInfractionReportRequest',
    reported({ SituationType: 'UNKNOWN' }),
    [`infractionReport.situationType: ${UNKNOWN}`],
  ],
  [
    'a report of OTHER without details',
    'CreateInfractionReportRequest',
    reported({ SituationType: 'OTHER', ReportDetails: undefined }),
    [`infractionReport.reportDetails: ${OTHER}`],
  ],
  [
    'a report of OTHER with blank details',
    'CreateInfractionReportRequest',
    reported({ SituationType: 'OTHER', ReportDetails: ' \n' }),
    [`infractionReport.reportDetails: ${OTHER}`],
  ],
  [
    'a report of OTHER with details',
    'CreateInfractionReportRequest',
    reported({ SituationType: 'OTHER' }),
    [],
  ],
  [
    'a cancelled refund that is not OTHER',
    'CreateInfractionReportRequest',
    reported({ Reason: 'REFUND_CANCELLED' }),
    ['infractionReport.situationType: Must be OTHER, because Reason is REFUND_CANCELLED.'],
  ],
  [
    'details of more than 2000 characters',
    'CreateInfractionReportRequest',
    reported({ ReportDetails: 'x'.repeat(2_001) }),
    ['infractionReport.reportDetails: Has 2001 characters; at most 2000 are allowed.'],
  ],
  [
    'an update of a report to OTHER without details',
    'UpdateInfractionReportRequest',
    { ...UPDATE, SituationType: 'OTHER', ReportDetails: '' },
    [`reportDetails: ${OTHER}`],
  ],
  [
    'an update of a report to UNKNOWN',
    'UpdateInfractionReportRequest',
    { ...UPDATE, SituationType: 'UNKNOWN' },
    [`situationType: ${UNKNOWN}`],
  ],
  [
    'AGREED without a type of fraud',
    'CloseInfractionReportRequest',
    { ...ANALYSIS, FraudType: undefined },
    ['fraudType: Is required, because AnalysisResult is AGREED.'],
  ],
  [
    'DISAGREED without a type of fraud',
    'CloseInfractionReportRequest',
    {
      ...ANALYSIS,
      AnalysisResult: 'DISAGREED',
      FraudType: undefined,
    } as unknown as typeof ANALYSIS,
    [],
  ],
  [
    'AGREED with UNKNOWN',
    'CloseInfractionReportRequest',
    { ...ANALYSIS, FraudType: 'UNKNOWN' },
    [`fraudType: ${UNKNOWN}`],
  ],
  [
    'AGREED with OTHER without details',
    'CloseInfractionReportRequest',
    { ...ANALYSIS, FraudType: 'OTHER', AnalysisDetails: '' },
    [`analysisDetails: ${OTHER}`],
  ],
  [
    'a marker of UNKNOWN',
    'CreateFraudMarkerRequest',
    { ...MARKER, FraudMarker: { ...MARKER.FraudMarker, FraudType: 'UNKNOWN' } },
    [`fraudMarker.fraudType: ${UNKNOWN}`],
  ],
  [
    'an operational flaw without details',
    'CreateRefundRequest',
    {
      ...REFUND,
      Refund: { ...REFUND.Refund, RefundReason: 'OPERATIONAL_FLAW', RefundDetails: '' },
    },
    ['refund.refundDetails: Is required, because RefundReason is OPERATIONAL_FLAW.'],
  ],
  [
    'a refund of nothing',
    'CreateRefundRequest',
    { ...REFUND, Refund: { ...REFUND.Refund, RefundAmount: '0.00' } },
    ['refund.refundAmount: Must be more than 0.'],
  ],
  [
    'REJECTED without a reason',
    'CloseRefundRequest',
    closed({ RefundAnalysisResult: 'REJECTED' }),
    ['refundRejectionReason: Is required, because RefundAnalysisResult is REJECTED.'],
  ],
  [
    'REJECTED with a reason',
    'CloseRefundRequest',
    closed({ RefundAnalysisResult: 'REJECTED', RefundRejectionReason: 'NO_BALANCE' }),
    [],
  ],
  [
    'REJECTED with the reason of DICT',
    'CloseRefundRequest',
    closed({ RefundAnalysisResult: 'REJECTED', RefundRejectionReason: 'PARTICIPANT_EXCLUSION' }),
    ['refundRejectionReason: PARTICIPANT_EXCLUSION cannot be sent: only DICT itself uses it.'],
  ],
  [
    'INVALID_REQUEST without details',
    'CloseRefundRequest',
    closed({ RefundAnalysisResult: 'REJECTED', RefundRejectionReason: 'INVALID_REQUEST' }),
    ['refundAnalysisDetails: Is required, because RefundRejectionReason is INVALID_REQUEST.'],
  ],
  [
    'TOTALLY_ACCEPTED without a transaction',
    'CloseRefundRequest',
    closed({ RefundAnalysisResult: 'TOTALLY_ACCEPTED' }),
    ['refundTransactionId: Is required, because RefundAnalysisResult is TOTALLY_ACCEPTED.'],
  ],
  [
    'a recovery of UNKNOWN',
    'CreateFundsRecoveryRequest',
    { ...RECOVERY, FundsRecovery: { ...RECOVERY.FundsRecovery, SituationType: 'UNKNOWN' } },
    [`fundsRecovery.situationType: ${UNKNOWN}`],
  ],
  [
    'a recovery of OTHER without details',
    'CreateFundsRecoveryRequest',
    {
      ...RECOVERY,
      FundsRecovery: { ...RECOVERY.FundsRecovery, SituationType: 'OTHER', ReportDetails: '' },
    },
    [`fundsRecovery.reportDetails: ${OTHER}`],
  ],
  [
    'an update of a recovery to UNKNOWN',
    'UpdateFundsRecoveryRequest',
    { ...EXAMPLE_REQUESTS.UpdateFundsRecoveryRequest, SituationType: 'UNKNOWN' },
    [`situationType: ${UNKNOWN}`],
  ],
  [
    'a list of transactions without it',
    'BlockFundsRecoveryRequest',
    { ...BLOCK, Transactions: undefined },
    ['transactions: Is required, because PrioritizationStrategy is TRANSACTION_LIST.'],
  ],
  [
    'a check of more than 200 keys',
    'CheckKeysRequest',
    { Keys: { Key: Array.from({ length: 201 }, () => 'a@b.c') } },
    ['keys.key: Appears more than 200 times.'],
  ],
  ['a check of no keys', 'CheckKeysRequest', { Keys: { Key: [] } }, ['keys.key: Is missing.']],
];

describe('The rules of a body', () => {
  it.each(CASES)('decide %s', (_, name, body, found) => {
    expect(violationsOf({ name, body, found } as AnyCase, '2.12')).toEqual(found);
  });
});

/** Entries, and the versions that allow them. */
const VERSIONS: readonly (readonly [string, object, readonly ApiVersion[]])[] = [
  ['letters in an ISPB', { Account: { ...PHONE.Account, Participant: '1234567A' } }, ['2.12']],
  ['letters in an account', { Account: { ...PHONE.Account, AccountNumber: '12X' } }, ['2.12']],
  [
    'an account of type OTHR',
    { Account: { ...PHONE.Account, AccountType: 'OTHR' } },
    ['2.6', '2.12'],
  ],
  ['letters in a CNPJ', { Owner: { ...COMPANY, TaxIdNumber: '12ABC34501DE35' } }, ['2.12']],
  ['a name of 121 letters', { Owner: { ...PHONE.Owner, Name: 'M'.repeat(121) } }, ['2.6', '2.12']],
  ['a company with a semicolon', { Owner: { ...COMPANY, Name: 'A; B' } }, ['2.6', '2.12']],
  ['a trade name of asterisks', { Owner: { ...COMPANY, TradeName: '**' } }, ['1.8', '2.6']],
];

describe('The versions of the API', () => {
  it.each(VERSIONS)('differ in %s', (_, change, allowed) => {
    const body = { ...ENTRY, Entry: { ...PHONE, ...change } };
    const tried: AnyCase = { name: 'CreateEntryRequest', body, found: [] };
    const versions: readonly ApiVersion[] = ['1.8', '2.6', '2.12'];
    expect(versions.filter((version) => violationsOf(tried, version).length === 0)).toEqual(
      allowed,
    );
  });
});
