import { isSpiRejectCode, SPI_REJECT_CODES, type SpiRejectCode } from '#libs/iso20022';

/** Outcomes of a payment that waits for its receiver, in addition to the reject codes. */
export const SILENCES = {
  NO_ANSWER:
    "The receiver's institution never answers: the payment is rejected with AB03 when its time limit is over",
  LATE_ANSWER:
    "The receiver's institution accepts one second after the time limit: the payment is rejected with AB03",
} as const;

/** All outcomes that a rule or a test value can request. */
export const SPI_OUTCOMES = { ...SPI_REJECT_CODES, ...SILENCES } as const;

export function isSilence(outcome: string | undefined): outcome is keyof typeof SILENCES {
  return outcome !== undefined && Object.hasOwn(SILENCES, outcome);
}

/** The reject code that a rule requests; undefined if it requests none. */
export function requestedCode(outcome: string | undefined): SpiRejectCode | undefined {
  return outcome !== undefined && isSpiRejectCode(outcome) ? outcome : undefined;
}

/** The codes that only the SPI may give (pacs.002.spi.1.17, emitter of each code). A receiver that sends one gets an admi.002. */
const CODES_OF_THE_SPI: ReadonlySet<string> = new Set<SpiRejectCode>([
  'AB03',
  'AB11',
  'AG12',
  'AG13',
  'AGNT',
  'AM01',
  'AM04',
  'AM12',
  'AM18',
  'BE05',
  'CH16',
  'DS02',
  'DS0G',
  'DS27',
  'FF07',
  'FF08',
  'MD01',
  'RC09',
  'RC10',
]);

export function isCodeOfReceivers(code: SpiRejectCode): boolean {
  return !CODES_OF_THE_SPI.has(code);
}
