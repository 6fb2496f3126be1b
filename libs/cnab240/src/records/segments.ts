import { type PaymentSegment } from '../model/remittance';

/** The segment of a detail record, if it is one of a payment. */
export function segmentOf(text: string): PaymentSegment | undefined {
  const letter = text.slice(13, 14);
  if (letter === 'J')
    return text.slice(17, 19) === '52' && text.slice(14, 15) === ' ' ? 'J52' : 'J';
  return letter === 'A' || letter === 'B' || letter === 'C' ? letter : undefined;
}
