import { tracingVariables } from './tracing-variables';
import { BASE_PATH, BASE_PATH_RULE } from '#libs/kernel';
import { list, networks, oneOf, optionalText, text, wholeNumber, type ValuesOf } from './variables';

const MEGABYTE = 1024 * 1024;

/** Variables of every service. */
export const serviceVariables = {
  host: text(
    'HOST',
    '127.0.0.1',
    'Address to listen on. 0.0.0.0 opens the service to the network.',
  ),
  sandboxHost: text(
    'SANDBOX_HOST',
    '',
    'Domain whose subdomains name sandboxes, as in simulators.example.com for run-42.simulators.example.com. *.localhost always works too.',
  ),
  basePath: optionalText(
    'BASE_PATH',
    BASE_PATH,
    BASE_PATH_RULE,
    'Path in front of the service, as in /spi-simulator, if a proxy passes it on. Links begin with it. Requests without it are answered too.',
  ),
  trustedProxies: networks(
    'TRUSTED_PROXIES',
    '',
    'Proxies whose X-Forwarded-Prefix, X-Forwarded-Proto and X-Forwarded-Host are used: IP addresses, networks such as 10.0.0.0/8, or loopback, separated by commas. None by default.',
  ),
  corsOrigins: list(
    'CORS_ORIGINS',
    '',
    'Origins whose web pages are allowed to call the service, separated by commas. None by default.',
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
    'json, text, or auto: readable lines on a terminal, one JSON object per line elsewhere.',
  ),
  logRequests: oneOf(
    ['auto', 'on', 'off'],
    'LOG_REQUESTS',
    'auto',
    'One line in the log for each request: on, off, or auto: only on a terminal or with LOG_LEVEL=debug. Needs LOG_LEVEL info or debug.',
  ),
  metrics: oneOf(
    ['on', 'off'],
    'METRICS',
    'on',
    'Prometheus metrics at /metrics: on or off. They need no token, and they name no sandbox and no user.',
  ),
  ...tracingVariables,
  xmlLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'XML_LIMIT_BYTES',
    String(MEGABYTE),
    'Maximum size of an XML body. A larger one is answered with 413.',
  ),
  jsonLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'JSON_LIMIT_BYTES',
    String(MEGABYTE),
    'Maximum size of a JSON body. A larger one is answered with 413.',
  ),
  rawLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'RAW_LIMIT_BYTES',
    String(MEGABYTE),
    'Maximum size of a body of plain text or bytes. A larger one is answered with 413.',
  ),
  formLimitBytes: wholeNumber(
    { min: 1, max: 64 * MEGABYTE },
    'FORM_LIMIT_BYTES',
    '65536',
    'Maximum size of a form (application/x-www-form-urlencoded). A larger one is answered with 413.',
  ),
  stopTimeoutMs: wholeNumber(
    { min: 0, max: 600_000 },
    'STOP_TIMEOUT_MS',
    '10000',
    'Maximum time to stop the service. Requests that still run after it are cut off.',
  ),
} as const;

export type ServiceConfig = ValuesOf<typeof serviceVariables>;

/**
 * Injection token of the configuration of the service: a ServiceConfig and the variables of the service.
 */
export const CONFIG = Symbol('configuration');
