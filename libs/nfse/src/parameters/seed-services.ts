import { type Incidence, type ServiceCode } from './parameters';
import { serviceText } from './service-text';
import { PLACE_SERVICES } from './seed-place-services';

/** Codes whose base may be reduced below an ISS of 2 % (annex I, rule E0429). */
const FLOOR_EXEMPT =
  /^(042201|042301|050901|0702|0705|0902|100[1-9]|101001|1501|1510|1601|160201|170501|170601|1710|1711|171201|210101|250301)/;
/** Codes that need the group obra (annex I, rule E0370). */
const CONSTRUCTION = /^(0702|070401|0705|0706|070701|070801|071701|071901|141403|141404)/;

/** Services whose ISS is due where the provider is. */
const PROVIDER_SERVICES: readonly string[] = [
  '010101 010201 010301 010302 010401 010501 010601 010701 010801 010901 010902 030201',
  '040101 041201 041601 042201 050101 060101 070101 070104 070601 070602 070701 070801',
  '080102 080201 090101 090201 100501 100901 110501 121301 130301 140101 140201 141403',
  '141404 150103 151001 170101 170202 170601 171201 171401 171601 171901 210101 230101',
  '260102 350103',
].flatMap((line) => line.split(' '));

/**
 * Technical note 007: outside ISS, inside IBS and CBS, issued only on the national platform. Annex B has a text for the
 * first one only; the other names are short names of our own.
 */
const OUTSIDE_ISS: readonly (readonly [code: string, name?: string])[] = [
  ['990101'],
  ['990201', 'Intangible goods'],
  ['990301', 'Lease of real estate'],
  ['990302', 'Onerous assignment of real estate'],
  ['990303', 'Leasehold of real estate'],
  ['990304', 'Easement or use of space'],
  ['990305', 'Right of way'],
  ['990401', 'Rental of movable goods'],
  // Technical note 009.
  ['990501', 'Condominium'],
];

/** The services of the seed in ascending order. A code of the list that is not here is due at the provider. */
export const SERVICE_CODES: readonly ServiceCode[] = [
  ...PROVIDER_SERVICES.map((code) => service(code, 'provider')),
  ...PLACE_SERVICES.map((code) => service(code, 'place')),
  service('170501', 'customer'),
  ...OUTSIDE_ISS.map(([code, name]) => ({
    ...service(code, 'provider', name),
    isOutsideIss: true,
  })),
].toSorted((left, right) => (left.code < right.code ? -1 : 1));

function service(code: string, incidence: Incidence, name = ''): ServiceCode {
  return {
    code,
    name: serviceText(code) ?? name,
    incidence,
    ...(CONSTRUCTION.test(code) && { requires: 'construction' as const }),
    ...(code.startsWith('12') && { requires: 'event' as const }),
    ...(FLOOR_EXEMPT.test(code) && { floorExempt: true }),
  };
}
