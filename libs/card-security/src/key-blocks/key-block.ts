import { randomBytes } from 'node:crypto';
import { accepted, refused, type Result } from '#libs/kernel';
import { toHex } from '../keys/key';
import {
  BLOCK_BYTES,
  readHeader,
  writeHeader,
  type BlockAlgorithm,
  type KeyBlockHeader,
} from './header';
import { PROTECTIONS } from './protection';

/** Why a key block cannot be written or read. */
export interface KeyBlockRefusal {
  /**
   * `format`: the text is not a key block. `key`: the key does not fit. `protection-key`: the protection key does not fit
   * the version. `mac`: the block was changed, or is under another protection key.
   */
  readonly reason: 'format' | 'key' | 'protection-key' | 'mac';
  readonly detail: string;
}

export interface UnwrappedKey {
  readonly header: KeyBlockHeader;
  readonly key: Buffer;
}

/** Bytes of a key, by its algorithm. */
const KEY_BYTES: Readonly<Record<BlockAlgorithm, readonly number[]>> = {
  A: [16, 24, 32],
  D: [8],
  T: [16, 24],
};
const PROTECTION_KEY_BYTES = { TDES: [16, 24], AES: [16, 24, 32] } as const;
/** The length of the key in bits, before the key. */
const LENGTH_BYTES = 2;

/**
 * Wraps a key in a key block (ASC X9 TR-31, ASC X9.143). The padding is as short as possible.
 *
 * @param protectionKey the KBPK: TDES of 16 or 24 bytes for versions A, B and C, AES for D
 * @param random makes the padding of the key
 * @example
 * wrapKeyBlock(kbpk, { version: 'B', usage: 'P0', algorithm: 'T', mode: 'E', ... }, key); // 'B0080P0TE00N0000...'
 */
export function wrapKeyBlock(
  protectionKey: Buffer,
  header: KeyBlockHeader,
  key: Buffer,
  random: (bytes: number) => Buffer = randomBytes,
): Result<string, KeyBlockRefusal> {
  const protection = PROTECTIONS[header.version];
  const refusal = protectionKeyRefusal(protectionKey, header);
  if (refusal !== undefined) return refused(refusal);
  const problem = keyProblem(key, header);
  if (problem !== undefined) return refused({ reason: 'key', detail: problem });
  if (protection.cipher === 'TDES' && key.length > protectionKey.length) {
    const detail = 'Must not be longer than the protection key.';
    return refused({ reason: 'key', detail });
  }
  const plain = withLength(key, BLOCK_BYTES[header.version], random);
  const written = writeHeader(header, 2 * (plain.length + protection.macBytes));
  if (written === undefined) {
    const detail =
      'The block is too long: it must have at most 9999 characters and 99 optional blocks.';
    return refused({ reason: 'format', detail });
  }
  const data = protection.protect(protectionKey, Buffer.from(written, 'latin1'), plain);
  return accepted(written + toHex(data.enciphered) + toHex(data.mac));
}

/**
 * Checks a key block and takes its key out.
 * @param protectionKey the KBPK
 */
export function unwrapKeyBlock(
  protectionKey: Buffer,
  block: string,
): Result<UnwrappedKey, KeyBlockRefusal> {
  const read = readHeader(block);
  if (!read.ok) return refused({ reason: 'format', detail: read.refusal });
  const { header, length } = read.value;
  const refusal = protectionKeyRefusal(protectionKey, header);
  if (refusal !== undefined) return refused(refusal);
  const protection = PROTECTIONS[header.version];
  const rest = block.slice(length);
  const blockBytes = BLOCK_BYTES[header.version];
  const macStart = rest.length - 2 * protection.macBytes;
  if (!/^(?:[0-9A-Fa-f]{2})+$/.test(rest) || macStart <= 0 || macStart % (2 * blockBytes) !== 0) {
    const detail =
      `After the header there must be whole blocks of ${String(blockBytes)} bytes in hex, and ` +
      `${String(protection.macBytes)} bytes of MAC.`;
    return refused({ reason: 'format', detail });
  }
  const enciphered = Buffer.from(rest.slice(0, macStart), 'hex');
  const mac = Buffer.from(rest.slice(macStart), 'hex');
  const plain = protection.open(protectionKey, Buffer.from(block.slice(0, length), 'latin1'), {
    enciphered,
    mac,
  });
  if (plain === undefined) {
    const detail = 'The MAC is wrong: the block was changed, or is under another protection key.';
    return refused({ reason: 'mac', detail });
  }
  return keyIn(plain, header);
}

function keyIn(plain: Buffer, header: KeyBlockHeader): Result<UnwrappedKey, KeyBlockRefusal> {
  const bits = plain.readUInt16BE(0);
  const key = plain.subarray(LENGTH_BYTES, LENGTH_BYTES + bits / 8);
  if (bits === 0 || bits % 8 !== 0 || key.length !== bits / 8) {
    const detail = `The block says that its key has ${String(bits)} bits, which it cannot have.`;
    return refused({ reason: 'key', detail });
  }
  const problem = keyProblem(key, header);
  return problem === undefined
    ? accepted({ header, key: Buffer.from(key) })
    : refused({ reason: 'key', detail: problem });
}

function protectionKeyRefusal(
  key: Buffer,
  { version }: KeyBlockHeader,
): KeyBlockRefusal | undefined {
  const { cipher } = PROTECTIONS[version];
  const lengths: readonly number[] = PROTECTION_KEY_BYTES[cipher];
  if (lengths.includes(key.length)) return undefined;
  const detail = `The protection key of version ${version} must be a ${cipher} key of ${lengths.join(' or ')} bytes.`;
  return { reason: 'protection-key', detail };
}

/** A TDES key does not protect an AES key, because it is weaker. */
function keyProblem(key: Buffer, { version, algorithm }: KeyBlockHeader): string | undefined {
  if (algorithm === 'A' && PROTECTIONS[version].cipher === 'TDES') {
    return `A block of version ${version} cannot have an AES key; version D can.`;
  }
  const lengths = KEY_BYTES[algorithm];
  if (lengths.includes(key.length)) return undefined;
  return `A key of algorithm ${algorithm} must have ${lengths.join(' or ')} bytes.`;
}

function withLength(key: Buffer, blockBytes: number, random: (bytes: number) => Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(8 * key.length);
  const padding = (blockBytes - ((LENGTH_BYTES + key.length) % blockBytes)) % blockBytes;
  return Buffer.concat([length, key, random(padding)]);
}
