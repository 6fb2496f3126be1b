import {
  duration,
  flag,
  oneOf,
  optionalPort,
  text,
  wholeNumber,
  type ValuesOf,
} from '#libs/config';
import { API_VERSIONS, CATEGORIES } from '#libs/dict-api';
import { siblingAddress } from '#libs/http';

/** Variables of DICT, in addition to those of every service. */
export const dictVariables = {
  strictTaxIds: flag(
    'STRICT_TAX_IDS',
    'false',
    'true: a CPF or CNPJ with wrong check digits is refused.',
  ),
  apiVersion: oneOf(
    API_VERSIONS,
    'API_VERSION',
    '2.12',
    'Version of the official API. 1.8 is served below /api/v1, the others below /api/v2.',
  ),
  statisticsLagMs: duration(
    'DICT_STATISTICS_LAG',
    'PT0S',
    'Delay after which the statistics of the official API count an event, as in PT12H. In the real DICT it is up to 12 hours.',
  ),
  recoveryDelayMs: duration(
    'DICT_RECOVERY_DELAY',
    'PT10S',
    'Time on the clock of the sandbox between the creation of a funds recovery and its tracking graph, and between the graph and its infraction reports.',
  ),
  deprecated: oneOf(
    ['served', 'refused'],
    'DICT_DEPRECATED',
    'served',
    'Operations that version 2.12 of the official API calls deprecated. served: they work. refused: their response is DeprecatedResource (410).',
  ),
  spiUrl: siblingAddress('SPI_URL', 'SPI', '3002'),
  spiTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'DICT_SPI_TIMEOUT_MS',
    '2000',
    'Maximum time for a response of the SPI, in milliseconds.',
  ),
  sign: flag(
    'DICT_SIGN',
    'true',
    'true: responses of the official API are signed, which takes about a millisecond each. false: Signature is empty.',
  ),
  signatures: oneOf(
    ['off', 'check', 'require'],
    'DICT_SIGNATURES',
    'off',
    'Signatures of requests with a body. off: they are ignored. check: wrong signatures are refused. require: requests without a signature are refused too.',
  ),
  tlsPort: optionalPort(
    'DICT_TLS_PORT',
    'Port of DICT over mutual TLS, as in 16422. The common name of the client certificate is its ISPB. Empty: no TLS.',
  ),
  certificates: text(
    'DICT_CERTIFICATES',
    '',
    'Folder of the test certificates (npm run certificates). Empty: certificates/pix in DATA_DIR, which the SPI uses too. If DATA_DIR is :memory:, they are only in memory.',
  ),
  category: oneOf(
    CATEGORIES,
    'DICT_CATEGORY',
    'C',
    'Default category of participants. It decides the size of their buckets for lookups and entry statistics.',
  ),
  rateLimit: flag(
    'DICT_RATE_LIMIT',
    'true',
    'true: the rate policies of the official API are enforced.',
  ),
  contractRateLimit: flag(
    'DICT_CONTRACT_RATE_LIMIT',
    'false',
    'true: lookups of /dict/keys count too, on the buckets of the headers PI-RequestingParticipant and PI-PayerId.',
  ),
  policyNumbers: oneOf(
    ['api', 'manual'],
    'DICT_POLICY_NUMBERS',
    'api',
    'Source of the numbers of ENTRIES_WRITE and CIDS_EVENTS_LIST. api: DICT API 2.12.1. manual: the operational manual, which has other numbers.',
  ),
  silentParties: oneOf(
    ['acts', 'waits'],
    'DICT_SILENT_PARTIES',
    'acts',
    'acts: at the end of a period of a claim, the simulator does the step that the donor or the claimer has not done. waits: the claim stays as it is.',
  ),
  cidFileSeconds: wholeNumber(
    { min: 0, max: 86_400 },
    'DICT_CID_FILE_SECONDS',
    '10',
    'How long a CID file stays REQUESTED, and then PROCESSING: this time for each, in seconds on the clock of the sandbox.',
  ),
} as const;

export type DictConfig = ValuesOf<typeof dictVariables>;
