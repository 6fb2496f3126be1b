import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { complete, isComplete } from './complete';
import { readMessage, type MessageFormat, type MtiClass } from './message-format';
import { MessageMisplaced } from './message.errors';
import { StanSequence } from './stan-sequence.repository';

/** A complete message, with values as they are on the wire. */
export interface ReadMessage {
  readonly message: IsoMessage;
  readonly packed: Buffer;
  readonly format: MessageFormat;
  readonly isStrict: boolean;
}

/** Reads the message of an HTTP request in any format, and completes it. */
@Injectable()
export class MessageReader {
  constructor(
    private readonly stans: StanSequence,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws Iso8583Error, MessageInvalid, MessageMisplaced or HttpProblem 415 */
  async read(request: Request, codec: Codec, mtiClass: MtiClass): Promise<ReadMessage> {
    const received = readMessage(request, codec, mtiClass);
    const { message, format, packed, isStrict } = received;
    if (message.mti.charAt(1) !== mtiClass) throw new MessageMisplaced(message.mti, mtiClass);
    if (packed !== undefined) return { message, packed, format, isStrict };
    const whole = received.isToComplete ? await this.completed(codec.whole(message)) : message;
    // Encoded and decoded, so that invalid elements are refused and short ones are padded.
    const bytes = codec.encode(whole);
    return { message: codec.decode(bytes), packed: bytes, format, isStrict };
  }

  private async completed(message: IsoMessage): Promise<IsoMessage> {
    if (isComplete(message)) return message;
    const stan = message.fields['11'] ?? (await this.stans.next());
    const { mti, fields } = complete(message, this.clock.nowMs(), stan.padStart(6, '0'));
    return { ...message, mti, fields };
  }
}
