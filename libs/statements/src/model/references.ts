import { type StatementEntry } from './statement';

/** AcctSvcrRef of ISO 20022 has at most 35 characters. */
const MAX_REFERENCE = 35;
const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const DOCUMENT_NUMBERS = 1_000_000;
const DOCUMENT_DIGITS = 6;

/**
 * The id of an entry as OFX and camt write it, the same in both: FITID and AcctSvcrRef. A UUID loses its hyphens,
 * because it is one character too long with them.
 *
 * @throws RangeError if the id is still longer than 35 characters
 * @example entryReference({ id: '0f8fad5b-d9cb-469f-a165-70867728950e' }); // '0f8fad5bd9cb469fa16570867728950e'
 */
export function entryReference({ id }: Pick<StatementEntry, 'id'>): string {
  if (id.length <= MAX_REFERENCE) return id;
  const short = id.replaceAll('-', '');
  if (short.length <= MAX_REFERENCE) return short;
  throw new RangeError(
    `The id of an entry has ${String(id.length)} characters; at most 36 are allowed.`,
  );
}

/**
 * Six digits that follow from the id of an entry (FNV-1a), for the fields that have room for no more: CHECKNUM and the document
 * number. Two entries can have the same one.
 *
 * @example documentNumber({ id: 'E1' }); // six digits
 */
export function documentNumber({ id }: Pick<StatementEntry, 'id'>): string {
  let hash = FNV_OFFSET;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), FNV_PRIME) >>> 0;
  }
  return String(hash % DOCUMENT_NUMBERS).padStart(DOCUMENT_DIGITS, '0');
}
