import { Injectable } from '@nestjs/common';
import {
  BLOCK_ALGORITHMS,
  KEY_USAGES,
  keyCheckValue,
  TEST_KEYS,
  toHex,
  unwrapKeyBlock,
  wrapKeyBlock,
  type KeyBlockHeader,
  type KeyBlockRefusal,
} from '#libs/card-security';
import { RequestInvalid } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { keyOf } from '../crypto/crypto-tools.service';
import { keyBlockCheckRequest, keyBlockRequest } from './key-block.request';
import {
  type KeyBlockCheckResponse,
  type KeyBlockHeaderResponse,
  type KeyBlockResponse,
} from './key-block.response';

/** Wraps keys in key blocks and takes them out. Nothing is stored. */
@Injectable()
export class KeyBlocksService {
  /** @throws RequestInvalid */
  wrap(body: unknown): KeyBlockResponse {
    const { key: keyText, protectionKey, ...header } = readRequest(keyBlockRequest, body ?? {});
    const key = Buffer.from(keyText, 'hex');
    const master = masterKey(header.version, protectionKey);
    const wrapped = wrapKeyBlock(master, header, key);
    if (!wrapped.ok) throw refusedAt(wrapped.refusal);
    return {
      block: wrapped.value,
      header: shown(header),
      kcv: keyCheckValue(key, header.algorithm === 'A' ? 'AES' : 'TDES'),
      protectionKcv: keyCheckValue(master, header.version === 'D' ? 'AES' : 'TDES'),
    };
  }

  /** @throws RequestInvalid */
  check(body: unknown): KeyBlockCheckResponse {
    const { block, protectionKey } = readRequest(keyBlockCheckRequest, body ?? {});
    const unwrapped = unwrapKeyBlock(masterKey(block.charAt(0), protectionKey), block);
    if (!unwrapped.ok) return { matches: false, detail: unwrapped.refusal.detail };
    const { header, key } = unwrapped.value;
    const algorithm = BLOCK_ALGORITHMS[header.algorithm];
    return {
      matches: true,
      detail: `The block is correct. It has a key of ${algorithm}: ${KEY_USAGES[header.usage]}.`,
      header: shown(header),
      key: toHex(key),
      kcv: keyCheckValue(key, header.algorithm === 'A' ? 'AES' : 'TDES'),
    };
  }
}

function masterKey(version: string, given: string | undefined): Buffer {
  const { zoneMaster, zoneMasterAes } = TEST_KEYS;
  return keyOf(given, version === 'D' ? zoneMasterAes : zoneMaster);
}

/** The member that a refusal is about. */
const POINTERS: Readonly<Record<KeyBlockRefusal['reason'], string>> = {
  format: '/optional',
  key: '/key',
  'protection-key': '/protectionKey',
  mac: '/key',
};

function refusedAt({ reason, detail }: KeyBlockRefusal): RequestInvalid {
  return new RequestInvalid([{ pointer: POINTERS[reason], detail }]);
}

function shown({ optional, ...header }: KeyBlockHeader): KeyBlockHeaderResponse {
  const blocks = optional.map(({ id, data }) => ({ id, data }));
  return { ...header, usageText: KEY_USAGES[header.usage], optional: blocks };
}
