import { type TextType } from '#libs/xml-tables';
import { type AbrasfVersion } from '../messages/operations';
import * as type from './text-types';

/** What differs between the messages of two municipalities: the version, names, and the forms of rates and dates. */
export interface AbrasfLayout {
  readonly version: AbrasfVersion;
  /** Whether 2 % is `2.00` or `0.0200`. */
  readonly rates: 'percent' | 'fraction';
  /** Whether dates are written as `2026-03-10` or as `2026-03-10T00:00:00`. Both are read. */
  readonly dates: 'date' | 'dateTime';
  /** The name of the customer in a declaration of 2.x. Both are read. */
  readonly customer: 'Tomador' | 'TomadorServico';
  /** The name of the page of an answer. */
  readonly page: 'Pagina' | 'ProximaPagina';
  /** Whether texts are read and written as the schema says, or as municipalities accept and send them. */
  readonly texts: 'of-schema' | 'of-practice';
}

/** Version 2.04 as its schema has it. */
export const SCHEMA_2_04: AbrasfLayout = {
  version: '2.04',
  rates: 'percent',
  dates: 'date',
  customer: 'TomadorServico',
  page: 'Pagina',
  texts: 'of-schema',
};

/** The parts of a layout that a municipality can choose. */
export type LayoutChoices = Partial<Omit<AbrasfLayout, 'version' | 'texts'>>;

/** Whether a version is 2.02 or 2.03, which have much in common. */
export function isBetween({ version }: Pick<AbrasfLayout, 'version'>): boolean {
  return version === '2.02' || version === '2.03';
}

/** The layout of the messages of a version. */
export function layoutOf(version: AbrasfVersion, choices: LayoutChoices = {}): AbrasfLayout {
  const isFirst = version === '1.00';
  return {
    version,
    rates: choices.rates ?? (isFirst ? 'fraction' : 'percent'),
    dates: choices.dates ?? 'date',
    customer: choices.customer ?? (version === '2.04' ? 'TomadorServico' : 'Tomador'),
    page: choices.page ?? (version === '2.04' ? 'Pagina' : 'ProximaPagina'),
    texts: 'of-practice',
  };
}

/** The types whose texts differ between layouts. */
export interface LayoutTypes {
  readonly rate: TextType<number>;
  readonly date: TextType<string>;
  readonly dateTime: TextType<string>;
  readonly listItem: TextType<string>;
}

const TYPES_OF_SCHEMA: LayoutTypes = {
  rate: type.rate,
  date: type.date,
  dateTime: type.dateTime,
  listItem: type.listItem,
};

export function typesOf({ texts, rates, dates, version }: AbrasfLayout): LayoutTypes {
  if (texts === 'of-schema') return TYPES_OF_SCHEMA;
  return {
    rate: rates === 'fraction' ? type.fraction : type.anyRate,
    date: dates === 'dateTime' ? type.dateAsDateTime : type.anyDate,
    dateTime: type.localDateTime,
    listItem: version === '1.00' ? type.freeListItem : type.anyListItem,
  };
}

/** The greatest numbers of characters in which the versions differ. */
interface TextLengths {
  readonly name: number;
  readonly address: number;
  readonly addressNumber: number;
  readonly phone: number;
  readonly construction: number;
  readonly otherInformation: number;
}

const LATEST = {
  ...{ name: 150, address: 255, addressNumber: 60 },
  ...{ phone: 20, construction: 30, otherInformation: 510 },
};
const EARLIER = { ...LATEST, address: 125, addressNumber: 10, otherInformation: 255 };
const LENGTHS: Readonly<Record<AbrasfVersion, TextLengths>> = {
  '2.04': LATEST,
  '2.03': EARLIER,
  '2.02': EARLIER,
  '1.00': { ...EARLIER, name: 115, phone: 11, construction: 15 },
};

/** A text that is read as in 2.04 and written as in the version. */
export function textOf(
  { version }: AbrasfLayout,
  name: Exclude<keyof TextLengths, 'phone'>,
): TextType<string> {
  return type.shorter(LENGTHS[version][name], type.text(LATEST[name]));
}

export function phoneOf({ version }: AbrasfLayout): TextType<string> {
  return type.phone(LENGTHS[version].phone);
}
