import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { type SpiConfig } from '../../config';

/** The institutions that another simulator is: their ISPBs, and the variables with the addresses of the simulators. */
const SIMULATED = { '87654321': 'openfinanceUrl' } as const satisfies Readonly<
  Record<string, keyof SpiConfig>
>;

/** Which institutions are simulated by another service, and where. */
@Injectable()
export class Institutions {
  private readonly addresses: ReadonlyMap<string, string>;

  constructor(@Inject(CONFIG) config: SpiConfig) {
    this.addresses = new Map(
      Object.entries(SIMULATED).flatMap(([ispb, variable]) => {
        const address = config[variable];
        return address === undefined ? [] : [[ispb, address.replace(/\/+$/, '')] as const];
      }),
    );
  }

  /** Whether another service simulates the institution. */
  has(ispb: string): boolean {
    return this.addresses.has(ispb);
  }

  /** The address of the service that simulates the institution. */
  addressOf(ispb: string): string | undefined {
    return this.addresses.get(ispb);
  }
}
