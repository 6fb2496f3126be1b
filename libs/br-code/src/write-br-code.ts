import { accepted, formatCents, refused, type Result } from '#libs/kernel';
import { type BrCode } from './br-code';
import { crc16 } from './crc16';
import { dataObject, MAX_VALUE } from './data-objects';
import { NO_TXID } from './fields';
import { problemAt, type BrCodeProblem } from './problem';
import { PIX_GUI, readBrCode } from './read-br-code';

type Field = readonly [id: string, value: string | null];

/**
 * Writes the text of a QR code of Pix. The result is checked by `readBrCode`, so a value that is not valid is refused with its field and
 * offset.
 *
 * @example
 * writeBrCode({ ...code, merchantName: 'Fulano de Tal' }); // "00020126580014br.gov.bcb.pix0136..."
 */
export function writeBrCode(code: BrCode): Result<string, BrCodeProblem> {
  let text = '';
  for (const [id, value] of fieldsOf(code)) {
    if (value === null) continue;
    const { length } = Array.from(value);
    if (length === 0 || length > MAX_VALUE) {
      const detail = `has ${String(length)} characters; it must have 1 to ${String(MAX_VALUE)}`;
      return refused(problemAt(id, Array.from(text).length, detail));
    }
    text += dataObject(id, value);
  }
  const head = `${text}6304`;
  const whole = head + crc16(head);
  const read = readBrCode(whole);
  return read.ok ? accepted(whole) : read;
}

function fieldsOf(code: BrCode): readonly Field[] {
  const { amount, txid, recurrence } = code;
  return [
    ['00', '01'],
    ['01', code.isSingleUse ? '12' : null],
    ['26', accountOf(code.pix)],
    ['52', code.merchantCategory],
    ['53', '986'],
    ['54', amount === null ? null : formatCents(amount)],
    ['58', 'BR'],
    ['59', code.merchantName],
    ['60', code.merchantCity],
    ['61', code.postalCode],
    ['62', template([['05', txid ?? NO_TXID]])],
    [
      '80',
      recurrence === null
        ? null
        : template([
            ['00', PIX_GUI],
            ['25', recurrence],
          ]),
    ],
  ];
}

function accountOf(pix: BrCode['pix']): string {
  const gui: Field = ['00', PIX_GUI];
  if (pix === null) return template([gui]);
  if (pix.kind === 'dynamic') return template([gui, ['25', pix.location]]);
  return template([gui, ['01', pix.key], ['02', pix.description], ['03', pix.withdrawalIspb]]);
}

/** A value of more than 99 characters makes the template too long, so the template is refused. */
function template(fields: readonly Field[]): string {
  return fields.map(([id, value]) => (value === null ? '' : dataObject(id, value))).join('');
}
