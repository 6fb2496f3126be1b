import { Iso8583Error } from '../iso8583.errors';
import { ASCII, type CodePage } from './code-page';

/**
 * The bytes of one message and the read position. The whole message is converted to text only once, and
 * values are slices of this text. This needs one call into native code instead of one call per element.
 */
export class Wire {
  position = 0;
  private asciiText: string | undefined;
  private ebcdicText: string | undefined;
  private hexText: string | undefined;

  constructor(readonly bytes: Buffer) {}

  /** Returns all bytes as characters. A message has ASCII and at most one EBCDIC code page, the one of its profile. */
  textIn(page: CodePage): string {
    if (page === ASCII) return (this.asciiText ??= this.bytes.toString('latin1'));
    return (this.ebcdicText ??= translated(this.bytes, page));
  }

  /** All bytes as two lower-case hex digits each. */
  get hex(): string {
    return (this.hexText ??= this.bytes.toString('hex'));
  }

  /** Throws unless this number of bytes follows. */
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
