import { Injectable } from '@nestjs/common';
import { readSpiMessage, spiDefinition, type SpiMessage } from '#libs/iso20022';
import { type Refusal } from './arrival';
import { headerRefusal } from './header-checks';
import { MessageArrival } from './message-arrival.repository';
import { SignatureCheck } from './signature-check.service';

/** One message as it arrived: one body, or one part of a multipart body. */
export interface ReceivedPart {
  /** PI-ResourceId that its sender gets. */
  readonly resourceId: string;
  readonly bytes: Uint8Array;
}

/** Takes in the messages of participants. */
@Injectable()
export class Inbox {
  constructor(
    private readonly arrivals: MessageArrival,
    private readonly signatures: SignatureCheck,
  ) {}

  /**
   * Checks, carries out and stores messages. A message that is not valid is answered with an admi.002 in the queue of its
   * sender. Resolves when everything is committed; each message is a transaction of its own.
   * @param ispb the participant whose address the messages were sent to
   */
  async receive(ispb: string, parts: readonly ReceivedPart[]): Promise<void> {
    await Promise.all(parts.map((part) => this.receivePart(ispb, part)));
  }

  private async receivePart(ispb: string, { resourceId, bytes }: ReceivedPart): Promise<void> {
    const received = { sender: ispb, resourceId };
    const read = readSpiMessage(bytes);
    if (!read.ok) {
      const { messageId } = read.refusal;
      return this.arrivals.refuse({ ...received, messageId }, read.refusal);
    }
    const message = read.value;
    const { messageId } = message.header;
    const known = { ...received, messageId, definition: spiDefinition(message) };
    const wrong = headerRefusal(message.header, ispb);
    if (wrong !== undefined) return this.arrivals.refuse(known, wrong);
    const signature = await this.signatures.check(bytes, ispb);
    if (!signature.ok) return this.arrivals.refuse(known, signature.refusal);
    if (isOfAnother(signature.value, message, ispb)) {
      return this.arrivals.refuse(known, ANOTHER_SIGNER);
    }
    await this.arrivals.carryOut({ ...known, signer: signature.value }, message);
  }
}

/** Orders and returns that another institution has signed are rejected with DS0G, after the checks before it. */
const CHECKED_LATER: ReadonlySet<string> = new Set<SpiMessage['name']>(['pacs.008', 'pacs.004']);

const ANOTHER_SIGNER: Refusal = {
  reason: 'Assinatura invalida',
  location: 'Envelope/AppHdr/Sgntr',
  description: 'The certificate of the signature is that of another institution.',
};

function isOfAnother(signer: string | undefined, { name }: SpiMessage, sender: string): boolean {
  return signer !== undefined && signer !== sender && !CHECKED_LATER.has(name);
}
