import { failure } from '#libs/kernel';

export class AdviceQueueFull extends failure.conflict(
  'ADVICE_QUEUE_FULL',
  'The listener has the maximum number of waiting advices',
  (name: string, max: number) =>
    `Listener ${name} already has the maximum of ${String(max)} waiting advices; they are forwarded when a client connects.`,
) {}
