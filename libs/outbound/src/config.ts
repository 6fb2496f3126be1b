import { type ValuesOf, type Variable } from '#libs/config';
import { accepted, refused } from '#libs/kernel';
import { AllowList } from './address/allow-list';
import { AddressGuard, type AddressRules, type Resolve } from './address/address-guard';

const OUTBOUND_ALLOW: Variable<AllowList> = {
  name: 'OUTBOUND_ALLOW',
  default: '',
  purpose:
    'Loopback, private and other reserved addresses that requests of workflows may go to, although such addresses are refused by default: host names, host:port, addresses and networks, separated by commas, as in staging.internal,127.0.0.1:9099,10.1.0.0/16.',
  parse: (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    const list = AllowList.of(entries.filter((entry) => entry !== ''));
    if (list.ok) return accepted(list.value);
    return refused(
      `a list of hosts, host:port, addresses and networks, as in staging.internal,127.0.0.1:9099,10.1.0.0/16; "${list.refusal}" is none of them`,
    );
  },
};

/** Variables of requests to other systems, which a service adds to its own variables. */
export const outboundVariables = { outboundAllow: OUTBOUND_ALLOW } as const;

export type OutboundConfig = ValuesOf<typeof outboundVariables>;

/** The guard for OUTBOUND_ALLOW. It allows public addresses and those of the list. */
export function outboundGuard({ outboundAllow }: OutboundConfig, resolve?: Resolve): AddressGuard {
  const rules: AddressRules = {
    allows: (destination) => outboundAllow.allows(destination),
    remedy: ({ host, port }) => {
      const entry = `${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
      return `${OUTBOUND_ALLOW.name}=${entry} would allow it.`;
    },
  };
  return new AddressGuard(rules, resolve);
}
