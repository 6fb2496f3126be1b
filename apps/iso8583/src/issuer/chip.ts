import { readTlv, type TlvNode } from '#libs/iso8583';

/** The chip data (DE55) that the host checks. A member is undefined if its tag is absent. */
export interface ChipData {
  /** 9F36. */
  readonly atc: number | undefined;
  /** 9F02, in minor units. */
  readonly amount: number | undefined;
  /** 5F2A, ISO 4217 numeric of three digits. */
  readonly currency: string | undefined;
}

/** @throws Iso8583Error if the value is not BER-TLV */
export function readChip(hex: string): ChipData {
  const nodes = readTlv(hex);
  const atc = valueOf(nodes, '9F36');
  const amount = valueOf(nodes, '9F02');
  return {
    atc: atc === undefined || atc.length > 8 ? undefined : parseInt(atc, 16),
    amount: amount !== undefined && /^[0-9]{12}$/.test(amount) ? Number(amount) : undefined,
    currency: valueOf(nodes, '5F2A')?.slice(-3),
  };
}

function valueOf(nodes: readonly TlvNode[], tag: string): string | undefined {
  const value = nodes.find((node) => node.tag === tag)?.value;
  return value === '' ? undefined : value;
}
