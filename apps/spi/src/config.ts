import { flag, oneOf, optionalPort, text, wholeNumber, type ValuesOf } from '#libs/config';
import { siblingAddress } from '#libs/http';

/** Variables of the SPI, in addition to those of every service. */
export const spiVariables = {
  settle: oneOf(
    ['now', 'async'],
    'SPI_SETTLE',
    'now',
    'When payments of POST /spi/pacs.008 settle. now: before the response. async: they are sent to their receivers first, as with ICOM. The query parameter settle overrides it.',
  ),
  strictParticipants: flag(
    'STRICT_PARTICIPANTS',
    'false',
    'true: payments of and to institutions that are not registered are rejected (RC09, RC10), and each Conta PI begins with zero. false: any ISPB is accepted.',
  ),
  openingBalanceReais: wholeNumber(
    { min: 0, max: 1_000_000_000_000 },
    'CONTA_PI_OPENING_BALANCE',
    '1000000000',
    'Balance in reais of the Conta PI of a participant that is registered because it uses ICOM. With STRICT_PARTICIPANTS=true there are none.',
  ),
  reserve: oneOf(
    ['settlement', 'receipt'],
    'CONTA_PI_RESERVE',
    'settlement',
    'When the money of a payment is checked (AM04). settlement: after the receiver has accepted. receipt: before the payment is forwarded, and the money is reserved.',
  ),
  salaryAccount: oneOf(
    ['receives', 'pays'],
    'SPI_SALARY_ACCOUNT',
    'receives',
    'Whether a salary account (SLRY) can only receive or only pay. The documents of the SPI contradict each other.',
  ),
  icomStrict: flag(
    'ICOM_STRICT',
    'false',
    'true: ICOM refuses requests with headers that the real ICOM does not allow, or with a port in Host.',
  ),
  icomRateLimit: flag(
    'ICOM_RATE_LIMIT',
    'true',
    'true: the messages of each participant are limited by the traffic bucket of ICOM: 3750 messages, and 750 more per second.',
  ),
  icomPollMs: wholeNumber(
    { min: 0, max: 60_000 },
    'ICOM_POLL_MS',
    '3000',
    'How long a read of a stream waits for a message before it responds 204, in milliseconds on the clock of the machine.',
  ),
  sign: flag(
    'SPI_SIGN',
    'true',
    'true: each message of the SPI is signed when it is read, which takes about a millisecond. false: Sgntr is empty.',
  ),
  signatures: oneOf(
    ['off', 'check', 'require'],
    'SPI_SIGNATURES',
    'off',
    'Signatures of participants. off: ignores them. check: refuses wrong signatures. require: also refuses messages without a signature.',
  ),
  openfinanceUrl: siblingAddress('OPENFINANCE_URL', 'open banking', '3006'),
  openfinanceTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'OPENFINANCE_TIMEOUT_MS',
    '5000',
    'Maximum time for a response of open banking, which simulates the institution 87654321, in milliseconds.',
  ),
  tlsPort: optionalPort(
    'SPI_TLS_PORT',
    'Port of the SPI over mutual TLS, as in 16522. The certificate of a client contains its ISPB. Empty: no TLS.',
  ),
  certificates: text(
    'SPI_CERTIFICATES',
    '',
    'Folder of the test certificates (npm run certificates). Empty: the folder certificates/pix of DATA_DIR, or memory if DATA_DIR is :memory:.',
  ),
} as const;

export type SpiConfig = ValuesOf<typeof spiVariables>;
