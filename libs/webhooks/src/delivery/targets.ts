import { AddressGuard, AddressRefused, type Resolve } from '#libs/outbound';

/**
 * Where webhooks are allowed to go.
 * @param allowsReserved allows loopback, private and other reserved addresses
 * @param resolve for tests, which have no network
 */
export function webhookTargets(allowsReserved: boolean, resolve?: Resolve): AddressGuard {
  return new AddressGuard({ allows: () => allowsReserved, remedy: () => REMEDY }, resolve);
}

/** The target of a webhook is an address that webhooks must not be sent to, as examples show it. */
export function refusedTarget(what: string): AddressRefused {
  return new AddressRefused(what, REMEDY);
}

const REMEDY =
  'The service sends webhooks to such addresses only with WEBHOOK_PRIVATE_TARGETS=allow.';
