import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { newAdvice } from '../../acquirer/advices/advice';
import { AdviceRepository, MAX_QUEUED } from '../../acquirer/advices/advice.repository';
import { AdviceResponse } from '../../acquirer/advices/advice.response';
import { ListenersService } from '../../listeners/listeners.service';
import { complete } from '../../messages/complete';
import { StanSequence } from '../../messages/stan-sequence.repository';
import { AdviceQueueFull } from './forward.errors';
import { forwardRequest } from './forward.request';

/** Takes advices of the host into the queue of a listener. */
@Injectable()
export class ForwardService {
  constructor(
    private readonly listeners: ListenersService,
    private readonly advices: AdviceRepository,
    private readonly stans: StanSequence,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, ListenerNotFound, ProfileUnknown, AdviceQueueFull, Iso8583Error */
  async queue(name: string, body: unknown): Promise<AdviceResponse> {
    const given = readRequest(forwardRequest, body ?? {});
    const codec = await this.listeners.codec(this.listeners.find(name));
    const nowMs = this.clock.nowMs();
    const stan = given.fields['11'] ?? (await this.stans.next());
    // Encoded and decoded, so that invalid elements are refused and short ones are padded.
    const message = codec.decode(codec.encode(complete(given, nowMs, stan.padStart(6, '0'))));
    const at = toIsoUtc(nowMs);
    const draft = { listener: name, profile: codec.profile.name, message, nextTryAt: at };
    const advice = await this.advices.enqueue(newAdvice(draft, at), codec.profile);
    if (advice === undefined) throw new AdviceQueueFull(name, MAX_QUEUED);
    audit('queue advice', advice.id);
    await this.advices.tellChanged();
    return AdviceResponse.of(advice, codec.profile);
  }
}
