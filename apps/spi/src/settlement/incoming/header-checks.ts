import { type SpiHeader } from '#libs/iso20022';
import { SPI_ISPB } from '../../participants/participant';
import { type Refusal } from './arrival';

interface Check extends Refusal {
  fails(header: SpiHeader, sender: string): boolean;
}

const PATH = 'Envelope/AppHdr';

const CHECKS: readonly Check[] = [
  {
    reason: 'Emissor invalido',
    location: `${PATH}/Fr/FIId/FinInstnId/Othr/Id`,
    description: 'Fr must be the ISPB of the address that the message was sent to.',
    fails: ({ from }, sender) => from !== sender,
  },
  {
    reason: 'Destinatario invalido',
    location: `${PATH}/To/FIId/FinInstnId/Othr/Id`,
    description: `To must be the ISPB of the SPI, ${SPI_ISPB}.`,
    fails: ({ to }) => to !== SPI_ISPB,
  },
  {
    reason: 'BizMsgIdr invalido',
    location: `${PATH}/BizMsgIdr`,
    description: 'BizMsgIdr must be M, the ISPB of the sender, and 23 letters and digits.',
    fails: ({ messageId }, sender) => messageId.slice(1, 9) !== sender,
  },
];

/** What is wrong with the header of a message that a participant has sent; undefined if nothing is. */
export function headerRefusal(header: SpiHeader, sender: string): Refusal | undefined {
  const failed = CHECKS.find((check) => check.fails(header, sender));
  if (failed === undefined) return undefined;
  const { reason, location, description } = failed;
  return { reason, location, description };
}
