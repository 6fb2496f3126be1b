import { type ViolationList } from '#libs/kernel';
import { type Profile } from '../profile/profile';

/** Checks that the members of a header fit together. */
export function checkHeader(header: NonNullable<Profile['header']>, found: ViolationList): void {
  const { kind, initial, prefix = '', swap, totalLength } = header;
  const bytes = initial.length / 2;
  if (kind === 'counted' && parseInt(initial.slice(0, 2), 16) !== bytes) {
    found.add('/header/initial', `Must begin with its length, ${String(bytes)}, in one byte.`);
  }
  if (!initial.toUpperCase().startsWith(prefix.toUpperCase())) {
    found.add('/header/initial', `Must begin with the prefix ${prefix}.`);
  }
  if (swap !== undefined && Math.max(swap.first, swap.second) + swap.bytes > bytes) {
    found.add('/header/swap', `Must be in the ${String(bytes)} bytes of the header.`);
  } else if (swap !== undefined && Math.abs(swap.first - swap.second) < swap.bytes) {
    found.add('/header/swap', 'Must be two addresses that do not overlap.');
  }
  if (totalLength !== undefined && totalLength.offset + totalLength.bytes > bytes) {
    found.add('/header/totalLength', `Must be in the ${String(bytes)} bytes of the header.`);
  }
}
