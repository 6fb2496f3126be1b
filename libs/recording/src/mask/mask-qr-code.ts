import { readBrCode, writeBrCode } from '#libs/br-code';
import { type StandIns } from '../stand-ins/stand-ins';
import { standInOf } from './by-category';

const MAX_NAME = 25;

/**
 * The text of a Pix QR code with a stand-in for the key and the name of the receiver, and a right CRC.
 *
 * @returns undefined if the text is no valid code
 */
export function maskQrCode(text: string, standIns: StandIns): string | undefined {
  if (!text.startsWith('0002')) return undefined;
  const code = readBrCode(text);
  if (!code.ok) return undefined;
  const { pix, recurrence, merchantName, postalCode } = code.value;
  const location = (address: string): string =>
    // The last part of the address is all that is needed to read the charge.
    address.replace(/[^/]+$/, (last) => standIns.of('form', last));
  const written = writeBrCode({
    ...code.value,
    pix:
      pix?.kind === 'static'
        ? {
            ...pix,
            key: standInOf('pixKey', pix.key, standIns) ?? keyAlone(pix.key, standIns),
            description: null,
          }
        : pix && { ...pix, location: location(pix.location) },
    recurrence: recurrence && location(recurrence),
    merchantName: standIns.ofPerson(merchantName).slice(0, MAX_NAME).trim(),
    postalCode: postalCode && standIns.of('form', postalCode),
  });
  return written.ok ? written.value : undefined;
}

function keyAlone(key: string, standIns: StandIns): string {
  return standInOf('taxId', key, standIns) ?? standIns.of('form', key);
}
