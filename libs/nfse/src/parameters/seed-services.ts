import { type Incidence, type ServiceCode } from './parameters';
import { PLACE_SERVICES } from './seed-place-services';

/** Codes whose base may be reduced below an ISS of 2 % (annex I, rule E0429). */
const FLOOR_EXEMPT =
  /^(042201|042301|050901|0702|0705|0902|100[1-9]|101001|1501|1510|1601|160201|170501|170601|1710|1711|171201|210101|250301)/;
/** Codes that need the group obra (annex I, rule E0370). */
const CONSTRUCTION = /^(0702|070401|0705|0706|070701|070801|071701|071901|141403|141404)/;

/** Services whose ISS is due where the provider is. The names are short names of our own. */
const PROVIDER_SERVICES: readonly (readonly [code: string, name: string])[] = [
  ['010101', 'Systems analysis and development'],
  ['010201', 'Programming'],
  ['010301', 'Data processing'],
  ['010302', 'Data storage and hosting'],
  ['010401', 'Software development'],
  ['010501', 'Software licensing'],
  ['010601', 'IT consulting'],
  ['010701', 'IT support'],
  ['010801', 'Web pages'],
  ['010901', 'Audio content by internet'],
  ['010902', 'Video, image and text content by internet'],
  ['030201', 'Use of trademarks'],
  ['040101', 'Medicine'],
  ['041201', 'Dentistry'],
  ['041601', 'Psychology'],
  ['042201', 'Health plans'],
  ['050101', 'Veterinary medicine'],
  ['060101', 'Hairdressers'],
  ['070101', 'Engineering'],
  ['070104', 'Architecture'],
  ['070601', 'Laying carpets and curtains'],
  ['070602', 'Laying floors and partitions'],
  ['070701', 'Floor restoration'],
  ['070801', 'Caulking'],
  ['080102', 'Higher education'],
  ['080201', 'Training'],
  ['090101', 'Hotels'],
  ['090201', 'Travel agencies'],
  ['100501', 'Brokerage of goods and real estate'],
  ['100901', 'Commercial representation'],
  ['110501', 'Tracking of vehicles and cargo'],
  ['121301', 'Production of events'],
  ['130301', 'Photography'],
  ['140101', 'Repair and maintenance of objects'],
  ['140201', 'Technical assistance'],
  ['141403', 'Towing for construction'],
  ['141404', 'Cranes for construction'],
  ['150103', 'Card administration'],
  ['151001', 'Collection of bills'],
  ['170101', 'Consulting'],
  ['170202', 'Office support'],
  ['170601', 'Advertising'],
  ['171201', 'Administration of business'],
  ['171401', 'Legal services'],
  ['171601', 'Auditing'],
  ['171901', 'Accounting'],
  ['210101', 'Notary and registry services'],
  ['230101', 'Visual design'],
  ['260102', 'Courier services'],
  ['350103', 'Public relations'],
];

/** Technical note 007: outside ISS, inside IBS and CBS, issued only on the national platform. */
const OUTSIDE_ISS: readonly (readonly [code: string, name: string])[] = [
  ['990101', 'Other services outside ISS and ICMS'],
  ['990201', 'Intangible goods'],
  ['990301', 'Lease of real estate'],
  ['990302', 'Onerous assignment of real estate'],
  ['990303', 'Leasehold of real estate'],
  ['990304', 'Easement or use of space'],
  ['990305', 'Right of way'],
  ['990401', 'Rental of movable goods'],
];

/** The services of the seed in ascending order. A code of the list that is not here is due at the provider. */
export const SERVICE_CODES: readonly ServiceCode[] = [
  ...PROVIDER_SERVICES.map(([code, name]) => service(code, name, 'provider')),
  ...PLACE_SERVICES.map(([code, name]) => service(code, name, 'place')),
  service('170501', 'Supply of labour', 'customer'),
  ...OUTSIDE_ISS.map(([code, name]) => ({
    ...service(code, name, 'provider'),
    isOutsideIss: true,
  })),
].toSorted((left, right) => (left.code < right.code ? -1 : 1));

function service(code: string, name: string, incidence: Incidence): ServiceCode {
  return {
    code,
    name,
    incidence,
    ...(CONSTRUCTION.test(code) && { requires: 'construction' as const }),
    ...(code.startsWith('12') && { requires: 'event' as const }),
    ...(FLOOR_EXEMPT.test(code) && { floorExempt: true }),
  };
}
