import { type IsoMessage } from '../message';
import { describeMti } from '../mti';
import { type Profile } from '../profile/profile';
import { describeElements } from './describe-elements';
import { maskMessage } from './mask';

/**
 * Returns the message as a readable table with element, name and value. It is masked unless `unmasked` is
 * set. Each element is followed by its subelements; their names are those of the profile.
 *
 * @example
 * printMessage({ mti: '0800', fields: { '70': '301' } });
 * // MTI   Message type indicator               0800  (network management request, acquirer)
 * // DE70  Network management information code  301
 */
export function printMessage(
  message: IsoMessage,
  options: { readonly unmasked?: true; readonly profile?: Profile } = {},
): string {
  const { profile } = options;
  const shown = options.unmasked ? message : maskMessage(message, profile);
  const rows: Row[] = [['MTI', 'Message type indicator', mtiInWords(shown.mti)]];
  for (const { element, name, value } of describeElements(shown, profile)) {
    rows.push([element, name === '' ? UNKNOWN : name, printable(value)]);
  }
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const [elementWidth, nameWidth] = [width(0), width(1)];
  return rows
    .map(([element, name, value]) =>
      `${element.padEnd(elementWidth)}  ${name.padEnd(nameWidth)}  ${value}`.trimEnd(),
    )
    .join('\n');
}

type Row = readonly [element: string, name: string, value: string];

function mtiInWords(mti: string): string {
  const described = describeMti(mti);
  if (described === undefined) return printable(mti);
  return `${mti}  (${described.class} ${described.function}, ${described.origin})`;
}

const UNKNOWN = 'Unknown element';

/** Replaces control characters, because values come from outside and could change the terminal. */
function printable(value: string): string {
  return value.replace(/[\u0000-\u001F\u007F-\u009F]/g, '\uFFFD');
}
