import { Inject, Injectable } from '@nestjs/common';
import { readSpiMessage, spiDefinition, type SpiHeader, type SpiMessage } from '#libs/iso20022';
import { refused, type Clock } from '#libs/kernel';
import { CLOCK, currentWork } from '#libs/sandbox';
import { SPI_ISPB } from '../participants/participant';
import { requestTime, type Refusal } from '../settlement/arrival';
import { Institutions, paymentsOf } from '../settlement/institutions/institutions';
import { ProcessMessage } from './process-message';
import { SignatureCheck } from './signature-check';

/** One message: the body of a request, or one part of a multipart body. */
export interface ReceivedPart {
  /** PI-ResourceId that its sender gets. */
  readonly resourceId: string;
  readonly bytes: Uint8Array;
}

/** Receives the messages of participants. */
@Injectable()
export class Inbox {
  constructor(
    private readonly processing: ProcessMessage,
    private readonly signatures: SignatureCheck,
    private readonly institutions: Institutions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Checks, processes and stores messages. A message that is not valid is answered with an admi.002 in the stream of its
   * sender. Resolves when everything is committed. Each message is a transaction of its own.
   * @param ispb the participant whose address the messages were sent to
   */
  async receive(ispb: string, parts: readonly ReceivedPart[]): Promise<void> {
    if (currentWork().requested === undefined) {
      await Promise.all(parts.map((part) => this.receivePart(ispb, part)));
      return;
    }
    // One after the other: the payments of a request share one hit of a rule.
    for (const part of parts) await this.receivePart(ispb, part);
  }

  private async receivePart(sender: string, { resourceId, bytes }: ReceivedPart): Promise<void> {
    const read = readSpiMessage(bytes);
    if (!read.ok) {
      const { messageId } = read.refusal;
      const received = { sender, resourceId, messageId };
      return this.processing.refuse(received, read.refusal, requestTime(this.clock));
    }
    const message = read.value;
    const { messageId } = message.header;
    const received = { sender, resourceId, messageId, definition: spiDefinition(message) };
    const checked = await this.check(message, bytes, sender);
    if (!checked.ok) {
      return this.processing.refuse(received, checked.refusal, requestTime(this.clock));
    }
    const { name, document } = message;
    const refusals = await this.institutions.ask(
      name === 'pacs.008' ? paymentsOf(document.transfers) : [],
    );
    const arrival = { ...requestTime(this.clock), ...received, signer: checked.value, refusals };
    await this.processing.process(message, arrival);
  }

  /** @returns the participant whose certificate has signed the message; undefined if that is not checked */
  private async check(message: SpiMessage, bytes: Uint8Array, sender: string) {
    const wrong = headerRefusal(message.header, sender);
    if (wrong !== undefined) return refused(wrong);
    const signature = await this.signatures.check(bytes, sender);
    const isOther = signature.ok && isOfAnother(signature.value, message, sender);
    return isOther ? refused(ANOTHER_SIGNER) : signature;
  }
}

interface HeaderCheck extends Refusal {
  fails(header: SpiHeader, sender: string): boolean;
}

const PATH = 'Envelope/AppHdr';

const HEADER_CHECKS: readonly HeaderCheck[] = [
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

function headerRefusal(header: SpiHeader, sender: string): Refusal | undefined {
  const failed = HEADER_CHECKS.find((check) => check.fails(header, sender));
  if (failed === undefined) return undefined;
  const { reason, location, description } = failed;
  return { reason, location, description };
}

/** If another institution has signed a payment or a return, the checks of the payment reject it with DS0G. */
const CHECKED_LATER: ReadonlySet<string> = new Set<SpiMessage['name']>(['pacs.008', 'pacs.004']);

const ANOTHER_SIGNER: Refusal = {
  reason: 'Assinatura invalida',
  location: `${PATH}/Sgntr`,
  description: 'The certificate of the signature belongs to another institution.',
};

function isOfAnother(signer: string | undefined, { name }: SpiMessage, sender: string): boolean {
  return signer !== undefined && signer !== sender && !CHECKED_LATER.has(name);
}
