import {
  flag,
  list,
  oneOf,
  optionalPort,
  optionalText,
  text,
  wholeNumber,
  type ValuesOf,
} from '#libs/config';
import { siblingAddress } from '#libs/http';
import { webhookVariables } from '#libs/webhooks';
import { SECURITY_MODES } from './settings/security/security-mode';

/** Variables of open banking, in addition to those of every service. */
export const openfinanceVariables = {
  publicUrl: optionalText(
    'PUBLIC_URL',
    /^https?:\/\/[^\s?#]+$/,
    'an address, as in https://api.banco.example.com',
    'Base address of the links of open banking. Default: the address of the request.',
  ),
  publicMtlsUrl: optionalText(
    'PUBLIC_MTLS_URL',
    /^https:\/\/[^\s?#]+$/,
    'an address, as in https://mtls-api.banco.example.com',
    'Base address of open banking over mutual TLS, if a proxy terminates TLS. Default: the host of the request and OPENFINANCE_MTLS_PORT.',
  ),
  tlsPort: optionalPort(
    'OPENFINANCE_TLS_PORT',
    'Port of open banking over TLS without a client certificate: the issuer and the authorisation page. Empty: no TLS.',
  ),
  mtlsPort: optionalPort(
    'OPENFINANCE_MTLS_PORT',
    'Port of open banking over mutual TLS: tokens, registration and the APIs. Empty: no mutual TLS.',
  ),
  tlsNames: list(
    'OPENFINANCE_TLS_NAMES',
    '',
    'Host names of the TLS certificate, separated by commas, besides localhost, 127.0.0.1 and ::1.',
  ),
  openFinanceCertificates: text(
    'OPENFINANCE_CERTIFICATES',
    '',
    'Folder of the test authority and the keys of the bank and the directory. Instances on one database need the same folder. Empty: the folder certificates/openfinance of DATA_DIR, or memory if DATA_DIR is :memory:.',
  ),
  security: oneOf(
    SECURITY_MODES,
    'OPENFINANCE_SECURITY',
    'optional',
    'Certificates, access tokens and signatures at the bank. off: the APIs ignore them. optional: those that a request has are checked. required: a request without them is refused, as by a bank of Open Finance Brasil. PUT /__admin/security-settings changes it for one sandbox.',
  ),
  accessTokenSec: wholeNumber(
    { min: 300, max: 900 },
    'OPENFINANCE_TOKEN_SECONDS',
    '900',
    'How long an access token is valid, on the clock of the sandbox.',
  ),
  consentAutoAuthorise: flag(
    'CONSENT_AUTO_AUTHORISE',
    'true',
    'true: every new consent is authorised at once. false: it stays AWAITING_AUTHORISATION until the customer decides on the authorisation page. PUT /__admin/consent-settings changes it for one sandbox.',
  ),
  consentRequired: flag(
    'CONSENT_REQUIRED',
    'false',
    'true: payments and reads of accounts without a consent are refused.',
  ),
  consentPermissionGroups: oneOf(
    ['on', 'off'],
    'CONSENT_PERMISSION_GROUPS',
    'on',
    'on: a consent must have complete groups of permissions. off: any combination is accepted. PUT /__admin/consent-settings changes it for one sandbox.',
  ),
  idempotencyRequired: flag(
    'IDEMPOTENCY_REQUIRED',
    'false',
    'true: a payment or a payment consent without the header x-idempotency-key is refused.',
  ),
  operationalLimits: oneOf(
    ['off', 'on'],
    'OPERATIONAL_LIMITS',
    'off',
    'on: the bank refuses calls above the operational limits: successful reads per month (423), calls per minute (429) and per second (529). PUT /__admin/limit-settings changes it for one sandbox, and the numbers.',
  ),
  operationalLimitStatus: oneOf(
    ['423', '429'],
    'OPERATIONAL_LIMIT_STATUS',
    '423',
    'The status of a response if a monthly limit is reached. PUT /__admin/limit-settings changes it for one sandbox.',
  ),
  paymentStepSec: wholeNumber(
    { min: 0, max: 86_400 },
    'PAYMENT_STEP_SECONDS',
    '1',
    'How long a payment stays in each of the states RCVD, ACCP and ACPD, in seconds on the clock of the sandbox.',
  ),
  paymentBlocking: oneOf(
    ['acceptance', 'sending'],
    'PAYMENT_BLOCKING',
    'acceptance',
    'When the amount of a payment is blocked on the account. acceptance blocks it at once, and refuses a payment above the available balance. sending only checks the balance at acceptance, and rejects the payment later if the balance is too low by then.',
  ),
  spiUrl: siblingAddress('SPI_URL', 'SPI', '3002'),
  spiTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'SPI_TIMEOUT_MS',
    '5000',
    'Maximum time for a response of SPI.',
  ),
  dictUrl: siblingAddress('DICT_URL', 'DICT', '3003'),
  dictTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'DICT_TIMEOUT_MS',
    '2000',
    'Maximum time for a response of DICT.',
  ),
  ...webhookVariables,
} as const;

export type OpenfinanceConfig = ValuesOf<typeof openfinanceVariables>;
