import { CAMT_MESSAGES } from '#libs/statements';
import { type FileKind } from '../report-file';
import { delimiterOf } from './csv-entries';

/** How much of a file its kind is recognised from, in bytes. */
export const KIND_BYTES = 4_096;

const CNAB240_HEADER = /^\d{3}0000[0-9]/;
const CNAB240_LENGTH = 200;

/**
 * The kind of a file, from its first bytes.
 * @returns undefined if it is none of the known kinds
 */
export function kindOf(start: Uint8Array): FileKind | undefined {
  const text = Buffer.from(start)
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart();
  if (/^(?:OFXHEADER|<\?OFX|<OFX)/i.test(text) || /<OFX\s*>|<\?OFX\s/i.test(text)) return 'ofx';
  if (text.startsWith('<')) {
    return CAMT_MESSAGES.find((message) => text.includes(`:${message}.`)) ?? undefined;
  }
  const [line = ''] = text.split(/\r?\n/, 1);
  if (CNAB240_HEADER.test(line) && line.length >= CNAB240_LENGTH) return 'cnab240';
  return delimiterOf(line) === undefined ? undefined : 'csv';
}
