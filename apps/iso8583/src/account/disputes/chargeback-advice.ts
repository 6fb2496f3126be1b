import { formatOriginal90, transmissionTime, type IsoMessage } from '#libs/iso8583';
import { BRL, centsText } from '../currency/billing';
import { type Dispute } from './dispute';

/** Class 4 (reversal or chargeback), function 2 (advice), origin 2 (issuer): ISO 8583:1987, message types. */
const MTI = '0422';

/**
 * The chargeback advice of a dispute: the issuer takes the amount back from the acquirer. The reason is in
 * DE63, because the edition of 1987 has no element for it (DE25 is the message reason code since 1993).
 *
 * @param number the number of the dispute in its sandbox, from 1, for DE11
 */
export function chargebackAdvice(
  { pan, presentment, amount, reason, createdAt }: Dispute,
  number: number,
): IsoMessage {
  const { mti, processingCode, stan, rrn, transmittedAt, acquirer, forwarder } = presentment;
  const { terminal, merchant, mcc, authorizationCode } = presentment;
  const elements: Readonly<Record<string, string | null>> = {
    ...{ '2': pan, '3': processingCode, '4': centsText(amount) },
    '7': transmissionTime(Date.parse(createdAt)),
    '11': String(number % 1_000_000).padStart(6, '0'),
    ...{ '18': mcc, '32': acquirer, '33': forwarder, '37': rrn, '38': authorizationCode },
    ...{ '41': terminal, '42': merchant, '49': BRL, '63': `CB${reason}` },
    '90': formatOriginal90({
      ...{ mti, stan, transmittedAt },
      ...{ acquirer: acquirer ?? undefined, forwarder: forwarder ?? undefined },
    }),
  };
  const present = Object.entries(elements).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
  );
  return { mti: MTI, fields: Object.fromEntries(present) };
}
