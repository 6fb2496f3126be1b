import { missingElements } from '#libs/iso8583';
import { decisionOf, type Decision } from '../decision';
import { type PackedMessage } from '../network/network-session';

/** A message for the host. */
export interface HostRequest extends PackedMessage {
  /** Whether a missing mandatory element gets code 30. The setting of the sandbox can ask for it too. */
  readonly isStrict: boolean;
  readonly nowMs: number;
}

/**
 * Refuses a message without a mandatory element, if the message or its sandbox asks for the strict mode. A message that
 * was answered before gets the same answer, so duplicates are searched before this.
 */
export function strictRefusal(
  { message, isStrict, codec: { profile } }: Pick<HostRequest, 'message' | 'isStrict' | 'codec'>,
  isStrictSandbox: boolean,
): Decision | undefined {
  if (!isStrict && !isStrictSandbox) return undefined;
  const missing = missingElements(message, profile);
  if (missing.length === 0) return undefined;
  const detail = `Missing: ${missing.join(', ')}. The strict mode requires the mandatory elements of profile ${profile.name}.`;
  return decisionOf('30', 'format.strict', detail);
}
