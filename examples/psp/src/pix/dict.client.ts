import {
  Inject,
  Injectable,
  ServiceUnavailableException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { exchange, OutcomeUnknown } from '../exchange';
import type { Payee } from '../orders/order';

/** Finds the account of a Pix key in DICT. */
@Injectable()
export class DictClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async find(key: string): Promise<Payee> {
    const { status, text } = await this.ask(key);
    const entry = JSON.parse(text) as Record<string, string>;
    if (status !== 200)
      throw new UnprocessableEntityException({ code: entry.code, message: entry.detail });
    const { holderName = '', ispb = '', branch = '', accountNumber = '' } = entry;
    return { key, name: holderName, ispb, branch, account: accountNumber };
  }

  private async ask(key: string) {
    const { dictUrl, timeoutMs } = this.config;
    const path = `${keyTypeOf(key)}/${encodeURIComponent(key)}`;
    try {
      return await exchange(`${dictUrl}/dict/keys/${path}`, { method: 'GET', timeoutMs });
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      // Nothing has been paid so far, so the customer may try again.
      throw new ServiceUnavailableException({ code: 'DICT_UNAVAILABLE', message: error.message });
    }
  }
}

function keyTypeOf(key: string): string {
  if (key.includes('@')) return 'EMAIL';
  if (key.startsWith('+')) return 'PHONE';
  if (/^\d{11}$/.test(key)) return 'CPF';
  return /^[0-9A-Z]{12}\d{2}$/.test(key) ? 'CNPJ' : 'RANDOM';
}
