import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { callWithin, TimeoutBudget, type SiblingResponse } from '#libs/http';
import { type OpenfinanceConfig } from '../config';

/** The content of a request. */
interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Calls the SPI. All calls share one budget of timeouts, so that an SPI that does not respond delays nothing for long. */
@Injectable()
export class SpiConnection {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<OpenfinanceConfig, 'spiUrl' | 'spiTimeoutMs'>,
    private readonly budget: TimeoutBudget,
  ) {}

  /** Whether an SPI is configured. */
  get isThere(): boolean {
    return this.config.spiUrl !== undefined;
  }

  /**
   * Sends a POST request if there is a message, otherwise a GET request.
   * @throws Failure if there is no response, or if the SPI is not called because it did not respond to the last calls
   */
  call(path: string, message?: Message): Promise<SiblingResponse> {
    const { spiUrl = '', spiTimeoutMs: timeoutMs } = this.config;
    const url = spiUrl.replace(/\/+$/, '') + path;
    const asked = { service: 'SPI', url, timeoutMs };
    if (message === undefined) return callWithin(this.budget, asked);
    const { headers, text } = message;
    const body = new TextEncoder().encode(text);
    return callWithin(this.budget, { ...asked, method: 'POST', headers, body });
  }
}
