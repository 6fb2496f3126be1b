import { Iso8583Error, readTlv, type TlvNode } from '#libs/iso8583';

/** The chip data (DE55) that the host checks. A member is undefined if its tag is absent. */
export interface ChipData {
  /** 9F36. */
  readonly atc: number | undefined;
  /** 9F02, in minor units. */
  readonly amount: number | undefined;
  /** 5F2A, ISO 4217 numeric of three digits. */
  readonly currency: string | undefined;
  /** 9F5B, or DF31 of older terminals: the results of issuer scripts, in hex. */
  readonly scriptResults?: string | undefined;
  /** Whether the chip or the device verified the cardholder: a PIN that the chip checked, or the lock of a phone. */
  readonly isVerified?: boolean;
}

/** @throws Iso8583Error if the value is not BER-TLV, or a tag that the host reads has another length */
export function readChip(hex: string): ChipData {
  const nodes = readTlv(hex);
  const atc = valueOf(nodes, '9F36', 2);
  const amount = valueOf(nodes, '9F02', 6);
  const scriptResults = textOf(nodes, '9F5B') ?? textOf(nodes, 'DF31');
  return {
    atc: atc === undefined ? undefined : parseInt(atc, 16),
    amount: amount !== undefined && /^[0-9]{12}$/.test(amount) ? Number(amount) : undefined,
    currency: valueOf(nodes, '5F2A', 2)?.slice(-3),
    ...(scriptResults === undefined ? {} : { scriptResults }),
    ...(isVerified(nodes) ? { isVerified: true } : {}),
  };
}

/** 9F34: the method (a PIN that the chip checked) and its result, 02 successful. EMV Book 3, annex C3; Book 4, A4. */
const PIN_OF_CHIP = /^[04][1345]..02$/;
/** 9F6C of Visa, card transaction qualifiers: bit 8 of byte 2, the device verified the cardholder. */
const VERIFIED_BY_DEVICE = /^..[89A-F].$/;

function isVerified(nodes: readonly TlvNode[]): boolean {
  return (
    PIN_OF_CHIP.test(textOf(nodes, '9F34') ?? '') ||
    VERIFIED_BY_DEVICE.test(textOf(nodes, '9F6C') ?? '')
  );
}

/** The value of a tag; undefined if it is absent or empty. */
function textOf(nodes: readonly TlvNode[], tag: string): string | undefined {
  const value = nodes.find((node) => node.tag === tag)?.value ?? '';
  return value === '' ? undefined : value;
}

/** The value of a tag with a fixed length. */
function valueOf(nodes: readonly TlvNode[], tag: string, bytes: number): string | undefined {
  const value = textOf(nodes, tag);
  if (value === undefined || value.length === 2 * bytes) return value;
  throw new Iso8583Error({
    code: 'ISO8583_VALUE_INVALID',
    element: `DE55/${tag}`,
    expected: `${String(bytes)} bytes`,
    got: String(value.length / 2),
  });
}
