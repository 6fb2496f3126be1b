import { createHash } from 'node:crypto';
import { spiDefinition, type SpiMessage } from '#libs/iso20022';
import { canonicalJson } from '#libs/kernel';

/**
 * The SHA-256 of what a message says, in hex. A message that is sent again has the same digest: its spaces and prefixes, its
 * signature and the instants at which it was written (CreDt, CreDtTm) may differ. BizMsgIdr is not part of it.
 */
export function contentDigest(message: SpiMessage): string {
  // The instant is the same text for all messages.
  const content = [spiDefinition(message), { ...message.document, createdAt: '' }];
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
