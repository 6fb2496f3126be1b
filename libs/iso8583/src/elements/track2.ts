import { wrongValue } from './value-error';

/** Track 2 of ISO/IEC 7813 as in DE35: without sentinels. */
export interface Track2 {
  readonly pan: string;
  /** YYMM; undefined if there is a second separator instead. */
  readonly expiry: string | undefined;
  /** Three digits; undefined if there is a separator instead. */
  readonly serviceCode: string | undefined;
  /** Digits that the issuer defines, such as PVKI, PVV and CVV. */
  readonly discretionary: string;
}

const ELEMENT = 'DE35';
const MAX_LENGTH = 37;
const TRACK_2 = /^([0-9]{1,19})[=D]([0-9]{4}|[=D])([0-9]{3}|[=D])([0-9]*)F?$/;

/**
 * Reads track 2. The separator can be `=` or `D`. An F that pads the last half byte is dropped.
 *
 * @example
 * parseTrack2('4000000000000002D30122010000012300000F').serviceCode; // "201"
 * @throws Iso8583Error that does not contain any part of the track
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

/** Returns the value of DE35 with `=` as separator. Reading it returns the same parts. */
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
