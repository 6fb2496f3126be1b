import { Inject, Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { complete } from '../../messages/complete';
import { MessageMisplaced } from '../../messages/message.errors';
import { elementsOf, namedMti, type jsonMessage } from '../../messages/named-fields';
import { StanSequence } from '../../messages/stan-sequence.repository';
import { LOAD_CLASSES, type LoadClass } from './load';

/** The elements that differ in each message. */
const OWN = ['7', '11', '12', '13', '37'];

/** Makes the next messages. */
export type Make = (count: number) => Promise<IsoMessage[]>;

/** Makes the messages of load runs. */
@Injectable()
export class LoadMessages {
  constructor(
    private readonly stans: StanSequence,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns a function that makes the next messages of a run, each with its own numbers and times.
   * @throws Iso8583Error, MessageMisplaced if the message cannot be sent
   */
  of(request: z.output<typeof jsonMessage>, loadClass: LoadClass, codec: Codec): Make {
    const mtiClass = LOAD_CLASSES[loadClass];
    const { mti = namedMti(mtiClass, request), fields, parts } = request;
    if (mti.charAt(1) !== mtiClass) throw new MessageMisplaced(mti, mtiClass);
    const numbered = {
      fields: Object.fromEntries(fields ?? []),
      parts: Object.fromEntries(parts ?? []),
    };
    const given = codec.whole({ mti, ...elementsOf(request, numbered, codec.profile) });
    const template = { mti, fields: without(given.fields, OWN) };
    const whole =
      request.complete === false ? template : complete(template, this.clock.nowMs(), '000001');
    // Encoded and decoded, so that invalid elements are refused and short ones are padded.
    const sent = codec.decode(codec.encode(whole));
    return async (count) => {
      const stans = await this.stans.nextOnes(count);
      return stans.map((stan) => this.numbered(sent, stan));
    };
  }

  private numbered({ mti, fields }: IsoMessage, stan: string): IsoMessage {
    const { fields: numbers } = complete({ mti, fields: {} }, this.clock.nowMs(), stan);
    const own = OWN.flatMap((element) => {
      const value = numbers[element];
      return value === undefined ? [] : [[element, value] as const];
    });
    return { mti, fields: { ...fields, ...Object.fromEntries(own) } };
  }
}

function without(
  fields: Readonly<Record<string, string>>,
  elements: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([element]) => !elements.includes(element)),
  );
}
