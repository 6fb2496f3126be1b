import { AddressGuard, AddressRefused, type Resolve } from '#libs/outbound';

/**
 * The addresses that webhooks may be sent to.
 * @param allowsReserved allows loopback, private and other reserved addresses
 * @param resolve for tests, which have no network
 */
export function webhookTargets(allowsReserved: boolean, resolve?: Resolve): AddressGuard {
  return new AddressGuard({ allows: () => allowsReserved, remedy: () => REMEDY }, resolve);
}

/** The error for a target that webhooks must not be sent to, for the examples of the documentation. */
export function refusedTarget(what: string): AddressRefused {
  return new AddressRefused(what, REMEDY);
}

const REMEDY =
  'The service sends webhooks to such addresses only with WEBHOOK_PRIVATE_TARGETS=allow.';
