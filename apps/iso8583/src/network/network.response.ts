import { keyCheckValue } from '#libs/card-security';
import { type HostStatus, type KeyPair, type SignOnStatus } from './network-state';
import { type NetworkStateRow } from './network.rows';

/** The check values of the keys of one purpose. */
export class KeyStateResponse {
  /**
   * Key check value of the current key.
   * @example "08D7B4"
   */
  kcv!: string;
  /**
   * Key check value of the new key after a key exchange. Absent once the key is used, because it is then the current one.
   * @example "5A1C07"
   */
  nextKcv?: string;

  static of({ current, next }: KeyPair): KeyStateResponse {
    const kcv = checkValue(current);
    return next === null ? { kcv } : { kcv, nextKcv: checkValue(next) };
  }
}

/** The network state of an institution. */
export class NetworkStateResponse {
  /**
   * DE33, or DE32. Empty: messages that name no institution, and institutions without a state of their own.
   * @example "00000000001"
   */
  institution!: string;
  /** Whether it signed on or off (0800 with DE70 001 or 002). */
  status!: SignOnStatus;
  /**
   * Whether the host signed on or off at the institution, which approved it. `not-connected`: it was signed on by itself
   * (`signOn` of the listener), and the last client has left.
   */
  hostStatus!: HostStatus;
  /**
   * The settlement date (DE15) since the last cutover. Absent before the first one.
   * @example "2026-11-24"
   */
  settlementDate?: string;
  /** The key of PIN blocks. */
  pinKey!: KeyStateResponse;
  /** The key of message authentication codes. */
  macKey!: KeyStateResponse;
  /**
   * When the state last changed.
   * @example "2026-11-23T12:00:00.000Z"
   */
  changedAt!: string;

  static of({ institution, state, changedAt }: NetworkStateRow): NetworkStateResponse {
    const { status, hostStatus = 'never', settlementDate, pinKey, macKey } = state;
    return {
      institution,
      status,
      hostStatus,
      ...(settlementDate === null ? {} : { settlementDate }),
      pinKey: KeyStateResponse.of(pinKey),
      macKey: KeyStateResponse.of(macKey),
      changedAt,
    };
  }
}

function checkValue(key: string): string {
  return keyCheckValue(Buffer.from(key, 'hex'));
}
