import { API_VERSIONS, CATEGORIES } from '#libs/dict-api';
import {
  duration,
  flag,
  oneOf,
  optionalPort,
  siblingAddress,
  text,
  wholeNumber,
  type ValuesOf,
} from '#libs/platform';

/** Variables of DICT, in addition to those of every service. */
export const dictVariables = {
  strictTaxIds: flag(
    'STRICT_TAX_IDS',
    'false',
    'true refuses a CPF or CNPJ with wrong check digits.',
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
    'How much later the statistics of the official API count an event than it happens, as in PT12H. The real DICT needs up to 12 hours.',
  ),
  recoveryDelayMs: duration(
    'DICT_RECOVERY_DELAY',
    'PT10S',
    'Time on the clock of the sandbox from the creation of a funds recovery to its tracking graph, and from there to its infraction reports.',
  ),
  deprecated: oneOf(
    ['served', 'refused'],
    'DICT_DEPRECATED',
    'served',
    'Operations that version 2.12 of the official API calls deprecated: refused answers them with DeprecatedResource (410).',
  ),
  spiUrl: siblingAddress('SPI_URL', 'SPI', '3002'),
  spiTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'DICT_SPI_TIMEOUT_MS',
    '2000',
    'Maximum time for a response of SPI to DICT.',
  ),
  sign: flag(
    'DICT_SIGN',
    'true',
    'true signs each response of the official API. false leaves Signature empty: a signature takes about a millisecond.',
  ),
  signatures: oneOf(
    ['off', 'check', 'require'],
    'DICT_SIGNATURES',
    'off',
    'Signatures of requests that change something: off ignores them, check refuses wrong ones, require also refuses requests without one.',
  ),
  tlsPort: optionalPort(
    'DICT_TLS_PORT',
    'Port of DICT over mutual TLS, as in 16422. The certificate of a client names its ISPB. Empty: no TLS.',
  ),
  certificates: text(
    'DICT_CERTIFICATES',
    '',
    'Folder of the test certificates (npm run certificates). Empty: the folder certificates/pix of DATA_DIR, which the SPI uses too, or memory if DATA_DIR is :memory:.',
  ),
  category: oneOf(
    CATEGORIES,
    'DICT_CATEGORY',
    'C',
    'Category of a participant without its own: the size of its buckets for lookups and entry statistics.',
  ),
  rateLimit: flag(
    'DICT_RATE_LIMIT',
    'true',
    'true enforces the rate policies on the official API.',
  ),
  contractRateLimit: flag(
    'DICT_CONTRACT_RATE_LIMIT',
    'false',
    'true counts lookups of /dict/keys too, for PI-RequestingParticipant and PI-PayerId if they are sent.',
  ),
  policyNumbers: oneOf(
    ['api', 'manual'],
    'DICT_POLICY_NUMBERS',
    'api',
    'Whose numbers ENTRIES_WRITE and CIDS_EVENTS_LIST have: DICT API 2.12.1 or the operational manual, which disagree.',
  ),
  silentParties: oneOf(
    ['acts', 'waits'],
    'DICT_SILENT_PARTIES',
    'acts',
    'acts: when a period of a claim ends, the simulator does what the donor or the claimer had to do. waits: the claim stays as it is.',
  ),
  cidFileSeconds: wholeNumber(
    { min: 0, max: 86_400 },
    'DICT_CID_FILE_SECONDS',
    '10',
    'How long a CID file is REQUESTED, and then PROCESSING, in seconds on the clock of the sandbox.',
  ),
} as const;

export type DictConfig = ValuesOf<typeof dictVariables>;
