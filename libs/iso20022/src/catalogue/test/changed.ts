import { type SpiMessageOf } from '../spi-message';
import { writeSpiMessage } from '../write-spi-message';
import { FULL_TRANSFER, header, transfers } from './messages';

/** A pacs.008 with every element. */
export const PAYMENT: SpiMessageOf<'pacs.008'> = {
  name: 'pacs.008',
  version: '1.16',
  header: header(),
  document: transfers(FULL_TRANSFER),
};
export const PAYMENT_XML = writeSpiMessage(PAYMENT);

/** The text with a change. It throws if nothing changes, so that no test passes because of its pattern. */
export function changed(pattern: string | RegExp, replacement: string, xml = PAYMENT_XML): string {
  const text = xml.replace(pattern, replacement);
  if (text === xml) throw new Error(`${String(pattern)} is not in the message.`);
  return text;
}
