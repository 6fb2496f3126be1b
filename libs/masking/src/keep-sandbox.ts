import { NAME } from '#libs/kernel';

/** The placeholder of the name while a text is masked. No masking rule recognizes it. */
const PLACE = '\uE000\uE001';

/** The text before the name of a sandbox in our messages, in JSON, in baggage and in addresses. */
const BEFORE = String.raw`(?<=\b[Ss]andbox (?:named )?|\bsandbox=|"sandbox"\s*:\s*"|\bnames |/s/)`;
const AFTER = '(?![a-z0-9-])';

/**
 * A mask that does not change the name of the sandbox in the places that name a sandbox. Every reader of the journal
 * knows this name, and a name such as `run-1763715700002` contains the digits of a card number. The same digits in
 * other places are masked.
 *
 * @param sandbox if undefined or not a valid name, everything is masked
 */
export function keepSandbox(
  sandbox: string | undefined,
  mask: (text: string) => string,
): (text: string) => string {
  if (!hasManyDigits(sandbox)) return mask;
  const named = new RegExp(BEFORE + sandbox + AFTER, 'g');
  return (text) => mask(text.replace(named, PLACE)).replaceAll(PLACE, sandbox);
}

/** Like keepSandbox, for the header Host, which can begin with the name: `run-42.localhost`. */
export function keepSandboxOfHost(
  sandbox: string | undefined,
  mask: (text: string) => string,
): (text: string) => string {
  if (!hasManyDigits(sandbox)) return mask;
  const begin = `${sandbox}.`;
  return (host) => (host.startsWith(begin) ? begin + mask(host.slice(begin.length)) : mask(host));
}

/** Only names with many digits can look like a number that is masked. */
function hasManyDigits(sandbox: string | undefined): sandbox is string {
  return sandbox !== undefined && NAME.test(sandbox) && sandbox.replace(/\D/g, '').length > 9;
}
