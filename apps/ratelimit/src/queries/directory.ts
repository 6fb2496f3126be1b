import { Inject, Injectable } from '@nestjs/common';
import { KEY_FORMATS, type KeyType } from '#libs/brazil';
import { CONFIG, CORRELATION_HEADER, currentContext, SANDBOX_HEADER } from '#libs/platform';
import { type RatelimitConfig } from '../config';
import { type KeyEntry } from './key-entry';
import { DirectoryUnavailable } from './query.errors';
import { EXAMPLE_KEY, findSeeded } from './seeded-directory';

/** Where keys are looked up: in DICT where its address is known, otherwise among a few of our own. */
@Injectable()
export class Directory {
  constructor(@Inject(CONFIG) private readonly config: RatelimitConfig) {}

  /**
   * @param keyValue in whatever case it was typed
   * @throws DirectoryUnavailable where DICT cannot be asked, or answers neither that it has the key nor that it has not
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
    const answer = await this.fetched(address);
    if (answer.status === 404) return undefined;
    if (answer.status === 200 && isEntry(answer.body)) return answer.body;
    const { code } = (answer.body ?? {}) as { readonly code?: unknown };
    const reason = typeof code === 'string' ? ` ${code}` : '';
    throw new DirectoryUnavailable(`DICT answered ${String(answer.status)}${reason}.`);
  }

  /** Node keeps the connection for the next lookup, once the body is read. */
  private async fetched(address: string): Promise<{ status: number; body: unknown }> {
    const { sandbox, correlationId } = currentContext();
    const { dictTimeoutMs } = this.config;
    try {
      const { status, text } = await fetch(address, {
        headers: {
          Accept: 'application/json',
          [SANDBOX_HEADER]: sandbox,
          [CORRELATION_HEADER]: correlationId,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(dictTimeoutMs),
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
      return { status, body: parsed(text) };
    } catch (error) {
      const why =
        (error as Error).name === 'TimeoutError'
          ? `does not answer within ${String(dictTimeoutMs)} ms`
          : 'cannot be reached';
      throw new DirectoryUnavailable(`DICT ${why}.`);
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
