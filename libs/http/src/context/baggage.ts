import { percentDecoded } from '#libs/kernel';

/**
 * The values of one key in the W3C `baggage` header, in order, without spaces and properties. Members that are not
 * well-formed are ignored, because the header belongs to the tracing libraries.
 *
 * `valuesOfBaggage('a=1, sandbox = run%2D42 ;ttl=9', 'sandbox')` is `['run-42']`.
 *
 * Source: W3C Baggage, 3.2.1: `key OWS "=" OWS value *( OWS ";" OWS property )`, members separated by commas.
 */
export function valuesOfBaggage(header: string, key: string): string[] {
  const values: string[] = [];
  for (const member of header.split(',')) {
    const [pair = ''] = member.split(';', 1);
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== key) continue;
    values.push(percentDecoded(pair.slice(equals + 1).trim()));
  }
  return values;
}
