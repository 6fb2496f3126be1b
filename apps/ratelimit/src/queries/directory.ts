import { Inject, Injectable } from '@nestjs/common';
import { KEY_FORMATS, type KeyType } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { callSibling, type SiblingResponse } from '#libs/http';
import { Failure } from '#libs/kernel';
import { type RatelimitConfig } from '../config';
import { type KeyEntry } from './key-entry';
import { DirectoryUnavailable } from './query.errors';
import { EXAMPLE_KEY, findSeeded } from './seeded-directory';

/** Looks up keys: in DICT if its address is configured, otherwise in a small built-in directory. */
@Injectable()
export class Directory {
  constructor(@Inject(CONFIG) private readonly config: RatelimitConfig) {}

  /**
   * @param keyValue in upper or lower case
   * @throws DirectoryUnavailable if DICT does not respond, or responds neither with the key nor with 404
   */
  async find(keyType: KeyType, keyValue: string): Promise<KeyEntry | undefined> {
    const { dictUrl } = this.config;
    const sought = KEY_FORMATS[keyType].normalForm(keyValue);
    if (dictUrl === undefined) return findSeeded(keyType, sought);
    const entry = await this.ask(
      `${dictUrl.replace(/\/+$/, '')}/dict/keys/${keyType}/${encodeURIComponent(sought)}`,
    );
    return entry ?? (sought === EXAMPLE_KEY.keyValue ? EXAMPLE_KEY : undefined);
  }

  private async ask(address: string): Promise<KeyEntry | undefined> {
    const { status, body } = await this.fetched(address);
    if (status === 404) return undefined;
    const answer = parsed(body.toString());
    if (status === 200 && isEntry(answer)) return answer;
    const { code } = (answer ?? {}) as { readonly code?: unknown };
    const reason = typeof code === 'string' ? ` ${code}` : '';
    throw new DirectoryUnavailable(`DICT answered ${String(status)}${reason}.`);
  }

  private async fetched(url: string): Promise<SiblingResponse> {
    try {
      return await callSibling({
        service: 'DICT',
        url,
        headers: { Accept: 'application/json' },
        timeoutMs: this.config.dictTimeoutMs,
      });
    } catch (error) {
      throw error instanceof Failure ? new DirectoryUnavailable(error.detail) : error;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEntry(body: unknown): body is KeyEntry {
  return typeof body === 'object' && body !== null && 'keyType' in body && 'keyValue' in body;
}
