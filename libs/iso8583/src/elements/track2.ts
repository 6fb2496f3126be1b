import { wrongValue } from './value-error';

/** ISO/IEC 7813 track 2, as DE35 carries it: without sentinels. */
export interface Track2 {
  readonly pan: string;
  /** YYMM; undefined where a second separator stands in its place. */
  readonly expiry: string | undefined;
  /** Three digits; undefined where a separator stands in its place. */
  readonly serviceCode: string | undefined;
  /** Digits of the issuer's own: PVKI, PVV, CVV. */
  readonly discretionary: string;
}

const ELEMENT = 'DE35';
const MAX_LENGTH = 37;
const TRACK_2 = /^([0-9]{1,19})[=D]([0-9]{4}|[=D])([0-9]{3}|[=D])([0-9]*)F?$/;

/**
 * Takes track 2 apart. The separator may be `=` or `D`; an F that filled up the last half byte is dropped.
 *
 * @example
 * parseTrack2('4000000000000002D30122010000012300000F').serviceCode; // "201"
 * @throws Iso8583Error that names what is wrong without repeating any of it
 */
export function parseTrack2(value: string): Track2 {
  const [, pan, expiry = '', serviceCode = '', discretionary = ''] = TRACK_2.exec(value) ?? [];
  if (pan === undefined || value.length > MAX_LENGTH + 1) throw wrongTrack(value);
  return {
    pan,
    expiry: expiry.length === 4 ? expiry : undefined,
    serviceCode: serviceCode.length === 3 ? serviceCode : undefined,
    discretionary,
  };
}

/** The value of DE35, with `=` as separator. Reading it back gives the same parts. */
export function formatTrack2({ pan, expiry, serviceCode, discretionary }: Track2): string {
  const value = `${pan}=${expiry ?? '='}${serviceCode ?? '='}${discretionary}`;
  if (!TRACK_2.test(value) || value.endsWith('F')) throw wrongTrack(value);
  if (value.length > MAX_LENGTH) {
    throw wrongValue(ELEMENT, `at most ${String(MAX_LENGTH)} characters`, String(value.length));
  }
  return value;
}

function wrongTrack(value: string) {
  const separators = value.replace(/[^=D]/g, '').length;
  return wrongValue(
    ELEMENT,
    'PAN of up to 19 digits, = or D, expiry YYMM, service code of 3 digits, further digits',
    `${String(value.length)} characters with ${String(separators)} separators in another form`,
  );
}
