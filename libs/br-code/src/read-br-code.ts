import { accepted, parseCents, refused, type Cents, type Result } from '#libs/kernel';
import { type BrCode, type DynamicPix, type StaticPix } from './br-code';
import { crc16 } from './crc16';
import { readDataObjects, type DataObject } from './data-objects';
import {
  CODE_FIELDS,
  fieldProblem,
  LOCATION_FIELDS,
  NO_TXID,
  STATIC_FIELDS,
  TXID_FIELDS,
} from './fields';
import { isMerchantAccount, isUnreserved, problemAt, type BrCodeProblem } from './problem';

/** The maximum length of a code of Pix, in characters. */
const MAX_CODE = 512;
const CRC_DIGITS = 4;
/** The GUI of Pix, in the merchant account and in the template of the recurrence. */
export const PIX_GUI = 'br.gov.bcb.pix';
/** Control characters and lone surrogates. */
const NOT_TEXT = /[\p{Cc}\p{Cs}]/u;

/** A template with the GUI of Pix. */
interface PixTemplate extends DataObject {
  readonly objects: readonly DataObject[];
}

/**
 * Reads the text of a QR code of Pix ("Pix copia e cola"). Fields of other schemes and unknown fields are ignored.
 *
 * @returns the content of the code, or its first error. The structure is checked first, then the CRC, then the fields in their order
 * @example
 * readBrCode('abc'); // refused: The code, at offset 0, has "ab" instead of the id of a field, ...
 */
export function readBrCode(text: string): Result<BrCode, BrCodeProblem> {
  const place = { path: '', offset: 0 };
  const wrong = NOT_TEXT.exec(text);
  if (text.length > MAX_CODE || text === '') {
    const detail = `has ${String(text.length)} characters; it must have 1 to ${String(MAX_CODE)}`;
    return refused(problemAt('', 0, detail));
  }
  if (wrong !== null) {
    const offset = Array.from(text.slice(0, wrong.index)).length;
    return refused(problemAt('', offset, 'has a control character or a lone surrogate'));
  }
  const read = readDataObjects(text, place);
  if (!read.ok) return read;
  const objects = read.value;
  const crc = crcProblem(text, objects);
  if (crc !== undefined) return refused(crc);
  const end = { path: '', offset: Array.from(text).length - 8 };
  const field = fieldProblem(objects, CODE_FIELDS, end);
  if (field !== undefined) return refused(field);
  return readTemplates(objects, end.offset);
}

/** The CRC is the last field. It covers all of the text before its four digits. */
function crcProblem(text: string, objects: readonly DataObject[]): BrCodeProblem | undefined {
  const last = objects[objects.length - 1];
  const crc = objects.find(({ id }) => id === '63');
  const end = Array.from(text).length;
  if (crc === undefined) return problemAt('63', end, 'is missing; it must be the last field');
  if (crc !== last) return problemAt('63', crc.offset, 'must be the last field');
  const expected = crc16(text.slice(0, 0 - crc.value.length));
  if (crc.value.length === CRC_DIGITS && crc.value === expected) return undefined;
  const detail = `is ${JSON.stringify(crc.value)}; it must be ${expected}, the CRC of the text before it`;
  return problemAt('63', crc.offset, detail);
}

function readTemplates(objects: readonly DataObject[], end: number): Result<BrCode, BrCodeProblem> {
  const account = pixTemplate(objects, isMerchantAccount);
  if (!account.ok) return account;
  const recurrence = pixTemplate(objects, isUnreserved);
  if (!recurrence.ok) return recurrence;
  const location = recurrence.value && locationOf(recurrence.value);
  if (location?.ok === false) return location;
  const pix = pixOf(account.value, location !== undefined, end);
  if (!pix.ok) return pix;
  const txid = txidOf(objects, pix.value?.kind !== 'static');
  if (!txid.ok) return txid;
  if (pix.value?.kind === 'dynamic' && recurrence.value !== undefined && location !== undefined) {
    const [one, other] = [pix.value.location, location.value].map(hostOf);
    if (one !== other) {
      const detail = `has the host ${String(other)}; it must have the host of the charge, ${String(one)}`;
      return refused(problemAt(`${recurrence.value.id}-25`, recurrence.value.offset, detail));
    }
  }
  const valueOf = (id: string): string | null =>
    objects.find((each) => each.id === id)?.value ?? null;
  return accepted({
    isSingleUse: valueOf('01') === '12',
    pix: pix.value,
    recurrence: location?.value ?? null,
    merchantCategory: valueOf('52') ?? '',
    amount: amountOf(valueOf('54')),
    merchantName: valueOf('59') ?? '',
    merchantCity: valueOf('60') ?? '',
    postalCode: valueOf('61'),
    txid: txid.value,
  });
}

/** The template with the GUI of Pix; undefined if there is none. */
function pixTemplate(
  objects: readonly DataObject[],
  isOfKind: (id: string) => boolean,
): Result<PixTemplate | undefined, BrCodeProblem> {
  let found: PixTemplate | undefined;
  for (const object of objects.filter(({ id }) => isOfKind(id))) {
    const read = readDataObjects(object.value, { path: object.id, offset: object.offset + 4 });
    if (!read.ok) return read;
    if (read.value.find(({ id }) => id === '00')?.value.toLowerCase() !== PIX_GUI) continue;
    if (found !== undefined) {
      const detail = `is a second template of Pix; the first is ${found.id}`;
      return refused(problemAt(object.id, object.offset, detail));
    }
    found = { ...object, objects: read.value };
  }
  return accepted(found);
}

function pixOf(
  account: PixTemplate | undefined,
  hasRecurrence: boolean,
  end: number,
): Result<BrCode['pix'], BrCodeProblem> {
  if (account === undefined) {
    const detail = `is missing; one of the fields 26 to 51 must have the GUI ${PIX_GUI}`;
    return refused(problemAt('26', end, detail));
  }
  const { id: path, offset, objects } = account;
  const [key, location] = ['01', '25'].map((id) => objects.find((each) => each.id === id));
  if (key === undefined && location === undefined) {
    if (hasRecurrence) return accepted(null);
    return refused(problemAt(path, offset, 'must have a Pix key (01) or a location (25)'));
  }
  if (key !== undefined && location !== undefined) {
    return refused(
      problemAt(
        path,
        offset,
        'has a Pix key (01) and a location (25); it must have only one of them',
      ),
    );
  }
  if (location !== undefined) {
    const read = locationOf(account);
    return read.ok ? accepted<DynamicPix>({ kind: 'dynamic', location: read.value }) : read;
  }
  const problem = fieldProblem(objects, STATIC_FIELDS, { path, offset });
  if (problem !== undefined) return refused(problem);
  const valueOf = (id: string): string | null =>
    objects.find((each) => each.id === id)?.value ?? null;
  return accepted<StaticPix>({
    kind: 'static',
    key: valueOf('01') ?? '',
    description: valueOf('02'),
    withdrawalIspb: valueOf('03'),
  });
}

function locationOf({ id: path, offset, objects }: PixTemplate): Result<string, BrCodeProblem> {
  const problem = fieldProblem(objects, LOCATION_FIELDS, { path, offset });
  if (problem !== undefined) return refused(problem);
  return accepted(objects.find(({ id }) => id === '25')?.value ?? '');
}

/** @param isIgnored true for a dynamic code, because its charge has the txid */
function txidOf(
  objects: readonly DataObject[],
  isIgnored: boolean,
): Result<string | null, BrCodeProblem> {
  const template = objects.find(({ id }) => id === '62');
  if (template === undefined) return accepted(null);
  const { value, offset } = template;
  const read = readDataObjects(value, { path: '62', offset: offset + 4 });
  if (!read.ok) return read;
  if (isIgnored) return accepted(null);
  const problem = fieldProblem(read.value, TXID_FIELDS, { path: '62', offset });
  if (problem !== undefined) return refused(problem);
  const txid = read.value.find(({ id }) => id === '05')?.value;
  return accepted(txid === undefined || txid === NO_TXID ? null : txid);
}

function amountOf(text: string | null): Cents | null {
  const read = text === null ? undefined : parseCents(text);
  return read?.ok === true ? read.value : null;
}

function hostOf(location: string): string {
  return location.slice(0, location.indexOf('/')).toLowerCase();
}
