import {
  CID,
  CLAIM_ID,
  CPF,
  ISPB,
  KEY,
  MARKER_ID,
  OTHER_ISPB,
  RECOVERY_ID,
  REFUND_ID,
  REPORT_ID,
  TRANSACTION,
} from '../examples/common';
import { textOfOperation } from '../examples/of-operation';
import { CLAIM_STATUSES, CLAIM_TYPES } from '../messages/claim';
import { OFFICIAL_KEY_TYPES } from '../messages/entry';
import { MARKER_STATUSES, REFUND_STATUSES, REPORT_STATUSES } from '../messages/fraud';
import { operationOf, type OperationName } from '../operations/operations';

/** A parameter of an operation, as OpenAPI describes it. */
export interface DictParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly example?: string | number | boolean;
  readonly schema: {
    readonly type: 'string' | 'integer' | 'boolean' | 'array';
    readonly pattern?: string;
    readonly format?: string;
    readonly enum?: readonly string[];
    readonly items?: { readonly type: 'string'; readonly enum: readonly string[] };
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxLength?: number;
    readonly default?: number | boolean;
  };
}

type Schema = DictParameter['schema'];
type Example = NonNullable<DictParameter['example']>;

const UUID: Schema = { type: 'string', format: 'uuid' };
const ISPB_SCHEMA: Schema = { type: 'string', pattern: '^[0-9A-Za-z]{8}$' };
const KEY_SCHEMA: Schema = { type: 'string', maxLength: 77 };
const FLAG: Schema = { type: 'boolean' };
const INSTANT: Schema = { type: 'string', format: 'date-time' };
const TAX_ID: Schema = { type: 'string', pattern: '^([0-9]{11}|[0-9A-Za-z]{14})$' };

/** The path parameters. They have the same meaning in all operations. */
const PATH: Readonly<Record<string, DictParameter>> = {
  Key: path('Key', 'The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`.', KEY_SCHEMA, KEY),
  ClaimId: path('ClaimId', 'The id of the claim.', UUID, CLAIM_ID),
  Id: path('Id', 'The id of the file.', { type: 'integer' }, 2_147_483_647),
  Cid: path('Cid', 'The CID.', { type: 'string', pattern: '^[0-9a-fA-F]{64}$' }, CID),
  InfractionReportId: path('InfractionReportId', 'The id of the report.', UUID, REPORT_ID),
  FundsRecoveryId: path('FundsRecoveryId', 'The id of the funds recovery.', UUID, RECOVERY_ID),
  FraudMarkerId: path('FraudMarkerId', 'The id of the fraud marker.', UUID, MARKER_ID),
  RefundId: path('RefundId', 'The id of the refund.', UUID, REFUND_ID),
  TaxIdNumber: path('TaxIdNumber', 'CPF or CNPJ of the person.', TAX_ID, CPF),
  Policy: path('Policy', 'The name of the policy.', { type: 'string' }, 'ENTRIES_WRITE'),
};

/** The participant of a request that does not have it in its body or query. */
const REQUESTING = header(
  'PI-RequestingParticipant',
  'ISPB of the participant that makes the request. It can be absent if the client has a certificate.',
  ISPB_SCHEMA,
  ISPB,
);

const OF_LOOKUP: readonly DictParameter[] = [
  // The example key belongs to ISPB. A participant does not look up its own keys.
  { ...REQUESTING, example: OTHER_ISPB },
  header(
    'PI-PayerId',
    'CPF or CNPJ of the payer. The lookup counts on the policy of this payer.',
    TAX_ID,
    '98765432100',
  ),
  header(
    'PI-EndToEndId',
    'The EndToEndId of the payment that will follow. When the SPI receives its payment order, the tokens are given back.',
    { type: 'string', maxLength: 32 },
    TRANSACTION.replace(ISPB, OTHER_ISPB),
  ),
  flag('IncludeStatistics', 'Whether to include the statistics of the owner and of the key.'),
];

const PARTICIPANT = query('Participant', 'ISPB of the participant.', ISPB_SCHEMA, ISPB);
const INDIRECT = flag(
  'IncludeIndirectParticipants',
  'Whether to include indirect participants that the participant acts for.',
);
const PAGE: readonly DictParameter[] = [
  optional('ModifiedAfter', 'Only elements that were changed at this time or later.', INSTANT),
  optional('ModifiedBefore', 'Only elements that were changed at this time or earlier.', INSTANT),
  limit(20),
];
const DETAILS = flag('IncludeDetails', 'Whether to include the details.');

/** The query parameters of the lists. */
const QUERIES: Partial<Record<OperationName, readonly DictParameter[]>> = {
  listClaims: [
    PARTICIPANT,
    INDIRECT,
    flag('IsDonor', 'Only claims in which the participant is the donor.'),
    flag('IsClaimer', 'Only claims in which the participant is the claimer.'),
    statuses(CLAIM_STATUSES),
    optional('Type', 'The type of the claims.', { type: 'string', enum: CLAIM_TYPES }),
    ...PAGE,
  ],
  listCidSetEvents: [
    PARTICIPANT,
    query(
      'KeyType',
      'The type of the keys.',
      { type: 'string', enum: OFFICIAL_KEY_TYPES },
      'PHONE',
    ),
    optional('StartTime', 'Only events at this time or later.', INSTANT),
    optional('EndTime', 'Only events at this time or earlier.', INSTANT),
    limit(100),
  ],
  listInfractionReports: [
    PARTICIPANT,
    INDIRECT,
    flag('IsReporter', 'Only reports that the participant created.'),
    flag('IsCounterparty', 'Only reports in which the participant is the counterparty.'),
    statuses(REPORT_STATUSES),
    DETAILS,
    ...PAGE,
  ],
  listRefunds: [
    PARTICIPANT,
    INDIRECT,
    query(
      'ParticipantRole',
      'The role of the participant.',
      { type: 'string', enum: ['REQUESTING', 'CONTESTED'] },
      'REQUESTING',
    ),
    statuses(REFUND_STATUSES),
    DETAILS,
    ...PAGE,
    optional('Cursor', 'NextCursor of the previous page.', { type: 'string' }),
  ],
  listFraudMarkers: [
    { ...PARTICIPANT, required: false },
    query('TaxIdNumber', 'CPF or CNPJ of the person.', TAX_ID, CPF),
    optional('Key', 'A key of the person.', KEY_SCHEMA),
    ...PAGE,
    optional('Status', 'The status of the markers.', { type: 'string', enum: MARKER_STATUSES }),
  ],
  listEventNotifications: [
    PARTICIPANT,
    INDIRECT,
    optional('Cursor', 'NextCursor of the previous page.', { type: 'string' }),
  ],
};

/** The parameters of an operation: those of its path, its headers and its query. */
export function parametersOf(name: OperationName): readonly DictParameter[] {
  const { path: address, request } = operationOf(name);
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
  const ofPath = names.map((found) => {
    const parameter = PATH[found];
    if (parameter === undefined) throw new Error(`The parameter ${found} is not in the table.`);
    return parameter;
  });
  return [...ofPath, ...otherParametersOf(name, request !== undefined)].map((parameter) =>
    withExampleOf(name, parameter),
  );
}

function otherParametersOf(name: OperationName, hasBody: boolean): readonly DictParameter[] {
  if (name === 'getEntry' || name === 'getEntryForInitiator') return OF_LOOKUP;
  // The body of checkKeys has no participant.
  const usual = hasBody && name !== 'checkKeys' ? [] : [REQUESTING];
  return QUERIES[name] ?? usual;
}

function withExampleOf(name: OperationName, parameter: DictParameter): DictParameter {
  const { example } = parameter;
  if (typeof example !== 'string') return parameter;
  return { ...parameter, example: textOfOperation(example, name) };
}

function path(name: string, description: string, schema: Schema, example: Example): DictParameter {
  return { name, in: 'path', required: true, description, schema, example };
}

function header(
  name: string,
  description: string,
  schema: Schema,
  example: Example,
): DictParameter {
  return { name, in: 'header', required: true, description, schema, example };
}

function query(name: string, description: string, schema: Schema, example: Example): DictParameter {
  return { name, in: 'query', required: true, description, schema, example };
}

function optional(name: string, description: string, schema: Schema): DictParameter {
  return { name, in: 'query', required: false, description, schema };
}

function flag(name: string, description: string): DictParameter {
  return optional(name, description, FLAG);
}

function limit(usual: number): DictParameter {
  const schema: Schema = { type: 'integer', minimum: 1, maximum: 200, default: usual };
  return optional('Limit', 'The maximum number of elements.', schema);
}

function statuses(values: readonly string[]): DictParameter {
  const schema: Schema = { type: 'array', items: { type: 'string', enum: values } };
  return optional(
    'Status',
    'Only these statuses. Separate several values with commas, or repeat the parameter.',
    schema,
  );
}
