import {
  calendarDay,
  list,
  oneOf,
  optionalPort,
  optionalText,
  text,
  wholeNumber,
  type ValuesOf,
} from '#libs/config';
import { CONTRIBUTOR_MODES, TECHNICAL_NOTE_009_FROM } from '#libs/nfse';
import { webhookVariables } from '#libs/webhooks';

/** Variables of the service of invoices, in addition to those of every service. */
export const nfseVariables = {
  processingSec: wholeNumber(
    { min: 0, max: 86_400 },
    'NFSE_PROCESSING_SECONDS',
    '5',
    'How long an invoice that is issued with `sync: false` stays in processing, in seconds on the clock of the sandbox.',
  ),
  rounding: oneOf(
    ['half-up', 'half-even', 'truncate'],
    'NFSE_ROUNDING',
    'half-up',
    'How each amount is rounded to cents.',
  ),
  signatures: oneOf(
    ['require', 'check', 'off'],
    'NFSE_SIGNATURES',
    'check',
    'The signature of a DPS that is sent to /SefinNacional. off: it is ignored. check: a wrong one is refused. require: a DPS without a signature is refused too.',
  ),
  contributors: oneOf(
    CONTRIBUTOR_MODES,
    'NFSE_CONTRIBUTORS',
    'open',
    'Whether a provider must be registered in /__admin/contributors. open: only registered ones are checked. registered: others are refused (E0082, E0098). all-registered: customers, intermediaries and recipients that are not registered are refused too. A municipality can have its own value in /__admin/parameters.',
  ),
  technicalNote009From: calendarDay(
    'NFSE_NT009_FROM',
    TECHNICAL_NOTE_009_FROM,
    'First day of technical note 009 of the NFS-e, as in 2027-01-01. A DPS that is issued before it has the layout of technical note 007. A sandbox can have its own day in /__admin/parameters.',
  ),
  consultUrl: optionalText(
    'NFSE_CONSULT_URL',
    /^https?:\/\/[^\s?#]+$/,
    'an address, as in https://nfse.example.com/consulta',
    'Address in the QR code of the PDF; the access key follows it. Empty: the address of the invoice in this service.',
  ),
  mtls: oneOf(
    ['off', 'optional', 'required'],
    'NFSE_MTLS',
    'optional',
    'Client certificates at the national addresses. off: they are ignored. optional: one that a request has is checked. required: a request without one is refused with 401.',
  ),
  mtlsPort: optionalPort(
    'NFSE_MTLS_PORT',
    'Port of the service over mutual TLS. Empty: no mutual TLS.',
  ),
  tlsNames: list(
    'NFSE_TLS_NAMES',
    '',
    'Host names of the TLS certificate, separated by commas, besides localhost, 127.0.0.1 and ::1.',
  ),
  nfseCertificates: text(
    'NFSE_CERTIFICATES',
    '',
    'Folder of the test authority that issues client certificates. Instances on one database need the same folder. Empty: the folder certificates/nfse of DATA_DIR, or memory if DATA_DIR is :memory:.',
  ),
  ...webhookVariables,
} as const;

export type NfseConfig = ValuesOf<typeof nfseVariables>;
