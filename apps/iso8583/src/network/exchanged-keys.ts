import { type AtomicWork } from '#libs/database';
import { pinOf } from '../issuer/decision/pin-block';
import { type NetworkState, withKeyInUse } from './network-state';
import { type NetworkStatements } from './network-statements.repository';

/** The keys that a message was found to use. */
export interface KeyUse {
  /** The key of its MAC, if that is correct. */
  readonly macKey: string | undefined;
  readonly pinBlock: string | undefined;
  readonly pan: string;
  /** The PIN of the card; undefined if the card does not exist. */
  readonly pin: string | undefined;
}

/** Makes exchanged keys the current ones at their first use: a correct MAC, or a PIN block with the right PIN. */
export function* takeIntoUse(
  statements: NetworkStatements,
  { institution, macKey, pinKey }: NetworkState,
  use: KeyUse,
  now: string,
): AtomicWork<void> {
  const isNewMac = macKey.next !== null && use.macKey === macKey.next;
  const isNewPin =
    pinKey.next !== null &&
    use.pinBlock !== undefined &&
    use.pin !== undefined &&
    pinOf(use.pinBlock, use.pan, pinKey.next) === use.pin;
  if (!isNewMac && !isNewPin) return;
  const state = yield* statements.lock(institution, now);
  const withMac = isNewMac ? withKeyInUse(state, 'MK', macKey.next) : state;
  yield* statements.save(isNewPin ? withKeyInUse(withMac, 'PK', pinKey.next) : withMac, now);
}
