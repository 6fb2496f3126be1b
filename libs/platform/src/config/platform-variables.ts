import { list, oneOf, text, wholeNumber, type ValuesOf } from './variables';

const MEGABYTE = 1024 * 1024;

/** What every service understands. */
export const platformVariables = {
  host: text(
    'HOST',
    '127.0.0.1',
    'Address to listen on. 0.0.0.0 opens the service to the network.',
  ),
  sandboxHost: text(
    'SANDBOX_HOST',
    '',
    'Domain whose subdomains name sandboxes, as in simulators.example.com for run-42.simulators.example.com. *.localhost always does.',
  ),
  corsOrigins: list(
    'CORS_ORIGINS',
    '',
    'Origins whose pages may call the service, separated by commas. None by default.',
  ),
  logLevel: oneOf(
    ['silent', 'error', 'warn', 'info', 'debug'],
    'LOG_LEVEL',
    'info',
    'silent, error, warn, info or debug.',
  ),
  logFormat: oneOf(
    ['auto', 'json', 'text'],
    'LOG_FORMAT',
    'auto',
    'json, text, or auto: readable lines on a terminal, one JSON object a line elsewhere.',
  ),
  logRequests: oneOf(
    ['auto', 'on', 'off'],
    'LOG_REQUESTS',
    'auto',
    'One line in the log for each request: on, off, or auto: only on a terminal or with LOG_LEVEL=debug. Needs LOG_LEVEL info or debug.',
  ),
  xmlLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'XML_LIMIT_BYTES',
    String(MEGABYTE),
    'Largest XML body that is read; more is answered with 413.',
  ),
  jsonLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'JSON_LIMIT_BYTES',
    String(MEGABYTE),
    'Largest JSON body that is read; more is answered with 413.',
  ),
  rawLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'RAW_LIMIT_BYTES',
    String(MEGABYTE),
    'Largest body of plain text or bytes that is read; more is answered with 413.',
  ),
  formLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'FORM_LIMIT_BYTES',
    '65536',
    'Largest form (application/x-www-form-urlencoded) that is read; more is answered with 413.',
  ),
  stopTimeoutMs: wholeNumber(
    { min: 0, max: 600_000 },
    'STOP_TIMEOUT_MS',
    '10000',
    'Longest time that stopping may take. Requests that still run are cut off then.',
  ),
} as const;

export type PlatformConfig = ValuesOf<typeof platformVariables>;

/** Injection token of the service's configuration: a PlatformConfig and what the service adds to it. */
export const CONFIG = Symbol('configuration');
