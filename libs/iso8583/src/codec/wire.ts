import { Iso8583Error } from '../iso8583.errors';
import { ASCII, type CodePage } from './code-page';

/**
 * The bytes of one message and how far they have been read. A value is cut out of a text of the whole
 * message that is made once: one call into native code instead of one an element.
 */
export class Wire {
  position = 0;
  private asciiText: string | undefined;
  private ebcdicText: string | undefined;
  private hexText: string | undefined;

  constructor(readonly bytes: Buffer) {}

  /** Every byte as a character. A message holds ASCII and one EBCDIC at the most: its profile has one. */
  textIn(page: CodePage): string {
    if (page === ASCII) return (this.asciiText ??= this.bytes.toString('latin1'));
    return (this.ebcdicText ??= translated(this.bytes, page));
  }

  /** Every byte as two lower-case hex digits. */
  get hex(): string {
    return (this.hexText ??= this.bytes.toString('hex'));
  }

  /** Makes sure that so many bytes follow. */
  need(bytes: number, element: string, expected: string): void {
    const left = this.bytes.length - this.position;
    if (left >= bytes) return;
    throw new Iso8583Error({
      code: 'ISO8583_TOO_SHORT',
      element,
      offset: this.position,
      expected: `${expected} (${String(bytes)} bytes)`,
      got: left === 0 ? 'the end of the message' : `only ${String(left)} more`,
    });
  }
}

function translated(bytes: Buffer, { fromWire }: CodePage): string {
  const characters = Buffer.allocUnsafe(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) {
    characters[index] = fromWire[bytes[index] ?? 0] ?? 0;
  }
  return characters.toString('latin1');
}
