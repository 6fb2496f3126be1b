import { anyText, codes, digits, matching } from '#libs/xml-tables';
import { offsetDateTime, percentage, plainText } from '../../xml/text-types';

/** Simple types of the national layout, edition of 2026-02, with the patterns and lengths of its XML Schema. */

/** The identifiers have the patterns of the schema of 2026-07-27, in which a CNPJ may have letters. */
export const dpsId = matching(
  /^DPS[0-9]{7}(?:1[0-9]{14}|2[0-9A-Z]{14})[0-9]{20}$/,
  'DPS and 42 digits',
);
export const nfseId = matching(/^NFS[0-9]{9}[0-9A-Z]{14}[0-9]{27}$/, 'NFS and 50 digits');
/** In older editions, the three digits of nPedRegEvento follow. */
export const eventRequestId = matching(
  /^PRE[0-9]{9}[0-9A-Z]{14}[0-9]{33}(?:[0-9]{3})?$/,
  'PRE and 56 digits',
);
export const eventId = matching(/^EVT[0-9]{9}[0-9A-Z]{14}[0-9]{36}$/, 'EVT and 59 digits');
/** The id of an event without `EVT` (TSIdNumEvento). */
export const eventNumber = matching(/^[0-9]{9}[0-9A-Z]{14}[0-9]{36}$/, 'a number of 59 digits');
export const processNumber = digits(1, 30);
/**
 * The schema of 2026-07-27 allows letters at the positions of an NF-e key. Here they are allowed at the positions of
 * the CNPJ.
 */
export const accessKey = matching(/^[0-9]{9}[0-9A-Z]{14}[0-9]{27}$/, 'a number of 50 digits');
export const productAccessKey = digits(44);

export const environment = codes('1', '2');
export const dateTime = offsetDateTime;
export const applicationVersion = plainText(20);
export const municipality = digits(7);
export const country = matching(/^[A-Z]{2}$/, 'the code of a country: two capital letters');
export const state = codes(
  ...'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);
export const postalCode = digits(8);

/**
 * The schema of 2026-02 allows digits only, that of 2026-07-27 letters too. Rule E1235 decides which of the two applies
 * to a DPS.
 */
export const cnpj = matching(/^[0-9A-Z]{12}[0-9]{2}$/, 'a CNPJ of 14 characters');
export const cpf = digits(11);
export const foreignTaxId = anyText(40);
export const noForeignTaxId = codes('0', '1', '2');
export const farmRegistration = digits(14);
export const municipalRegistration = anyText(15);
export const personName = anyText(300);
export const phone = digits(6, 20);
export const email = plainText(80);

export const series = digits(1, 5);
export const dpsNumber = matching(
  /^[1-9][0-9]{0,14}$/,
  'a number of 1 to 15 digits, not starting with 0',
);
export const sequence13 = matching(
  /^[1-9][0-9]{0,12}$/,
  'a number of 1 to 13 digits, not starting with 0',
);

export const substitutionReason = codes('01', '02', '03', '04', '05', '99');
export const reasonText = plainText(255, 15);
export const yesNo = codes('0', '1');
export const oneToThree = codes('1', '2', '3');
export const oneToFour = codes('1', '2', '3', '4');
/** Up to 2,000 characters of any kind, line breaks too. */
export const longText = anyText(2000);

/** CST of PIS and COFINS. */
export const pisCofinsCst = codes(
  ...'00 01 02 03 04 05 06 07 08 09 49 50 51 52 53 54 55 56 60 61 62 63 64 65 66 67 70 71 72 73 74 75 98 99'.split(
    ' ',
  ),
);

/** `00` to `last`, two digits each. */
export function twoDigitCodes(last: number): ReturnType<typeof codes> {
  return codes(...Array.from({ length: last + 1 }, (_, code) => String(code).padStart(2, '0')));
}

/** Up to 9.99 %. */
export const percent1 = percentage(1);
/** Up to 99.99 %. */
export const percent2 = percentage(2);
/** Up to 999.99 %. */
export const percent3 = percentage(3);
