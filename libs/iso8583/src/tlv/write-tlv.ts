import { Iso8583Error } from '../iso8583.errors';
import { isTag } from './tag';
import { MAX_DEPTH, MAX_LENGTH_BYTES, shortestLength, type TlvNode } from './tlv';

const HEX = /^(?:[0-9A-F]{2})*$/i;

/**
 * Returns the upper-case hex of data objects. The result of `readTlv` gives the same bytes again.
 *
 * @throws Iso8583Error if a tag or a value is invalid
 * @example
 * writeTlv([{ tag: '9F36', value: '001F' }]); // "9F3602001F"
 */
export function writeTlv(nodes: readonly TlvNode[], element = 'DE55'): string {
  return writeNodes(nodes, element, 1);
}

function writeNodes(nodes: readonly TlvNode[], path: string, depth: number): string {
  if (depth > MAX_DEPTH) {
    throw new Iso8583Error({
      code: 'ISO8583_TLV_TOO_DEEP',
      element: path,
      expected: `at most ${String(MAX_DEPTH)} levels`,
      got: 'more levels',
    });
  }
  return nodes.map((node) => writeNode(node, path, depth)).join('');
}

function writeNode(node: TlvNode, parent: string, depth: number): string {
  if (node.tag === '00') return '00';
  if (!isTag(node.tag.toUpperCase())) {
    throw new Iso8583Error({
      code: 'ISO8583_TLV_TAG_INVALID',
      element: parent,
      expected: 'a BER tag of 1 to 4 bytes in hex',
      got: `${String(node.tag.length)} characters that are not a tag`,
    });
  }
  const path = `${parent}/${node.tag.toUpperCase()}`;
  const value =
    node.children === undefined ? node.value : writeNodes(node.children, path, depth + 1);
  if (!HEX.test(value)) {
    throw new Iso8583Error({
      code: 'ISO8583_TLV_HEX_INVALID',
      element: path,
      expected: 'pairs of hex digits',
      got: `${String(value.length)} characters that are not pairs of hex digits`,
    });
  }
  checkForm(node, path);
  return frameTlv(node, value).toUpperCase();
}

function checkForm({ lengthBytes = 1 }: TlvNode, path: string): void {
  if (Number.isInteger(lengthBytes) && lengthBytes >= 1 && lengthBytes <= MAX_LENGTH_BYTES) return;
  throw new Iso8583Error({
    code: 'ISO8583_TLV_LENGTH_INVALID',
    element: path,
    expected: `a length field of 1 to ${String(MAX_LENGTH_BYTES)} bytes`,
    got: 'another value of lengthBytes',
  });
}

/** Adds the tag and the length before a value. The length field has the size of the node. */
export function frameTlv({ tag, lengthBytes }: TlvNode, value: string): string {
  const length = value.length / 2;
  const bytes = Math.max(lengthBytes ?? 1, shortestLength(length));
  const field =
    bytes === 1 ? hexOf(length, 1) : hexOf(0x80 + bytes - 1, 1) + hexOf(length, bytes - 1);
  return tag + field + value;
}

function hexOf(value: number, bytes: number): string {
  return value
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0');
}
