import { Iso8583Error, readTlv, type TlvNode } from '#libs/iso8583';

/** The chip data (DE55) that the host checks. A member is undefined if its tag is absent. */
export interface ChipData {
  /** 9F36. */
  readonly atc: number | undefined;
  /** 9F02, in minor units. */
  readonly amount: number | undefined;
  /** 5F2A, ISO 4217 numeric of three digits. */
  readonly currency: string | undefined;
}

/** @throws Iso8583Error if the value is not BER-TLV, or a tag that the host reads has another length */
export function readChip(hex: string): ChipData {
  const nodes = readTlv(hex);
  const atc = valueOf(nodes, '9F36', 2);
  const amount = valueOf(nodes, '9F02', 6);
  return {
    atc: atc === undefined ? undefined : parseInt(atc, 16),
    amount: amount !== undefined && /^[0-9]{12}$/.test(amount) ? Number(amount) : undefined,
    currency: valueOf(nodes, '5F2A', 2)?.slice(-3),
  };
}

/** The value of a tag; undefined if it is absent or empty. */
function valueOf(nodes: readonly TlvNode[], tag: string, bytes: number): string | undefined {
  const value = nodes.find((node) => node.tag === tag)?.value ?? '';
  if (value === '') return undefined;
  if (value.length === 2 * bytes) return value;
  throw new Iso8583Error({
    code: 'ISO8583_VALUE_INVALID',
    element: `DE55/${tag}`,
    expected: `${String(bytes)} bytes`,
    got: String(value.length / 2),
  });
}
