import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { type OpenfinanceConfig } from '../config';

type Reach = Pick<OpenfinanceConfig & ServiceConfig, 'security' | 'mtlsPort' | 'trustedProxies'>;

/** Warns at the start if the bank demands certificates that no client can show. A sandbox can still have another mode. */
@Injectable()
export class UnreachableWarning implements OnApplicationBootstrap {
  private readonly logger = new Logger('Security');

  constructor(@Inject(CONFIG) private readonly config: Reach) {}

  onApplicationBootstrap(): void {
    const text = unreachableWarning(this.config);
    if (text !== undefined) this.logger.warn(text);
  }
}

/** Why no client can be served, and what to set; undefined if clients can. */
export function unreachableWarning(config: Reach): string | undefined {
  const { security, mtlsPort, trustedProxies } = config;
  if (security !== 'required' || mtlsPort !== undefined || trustedProxies.length > 0) {
    return undefined;
  }
  return (
    'OPENFINANCE_SECURITY is required, but no client can show a certificate, so no client gets a token and the APIs answer 401. ' +
    'Set OPENFINANCE_MTLS_PORT, as in OPENFINANCE_MTLS_PORT=3444, or set TRUSTED_PROXIES to the address of the proxy that ' +
    'terminates mutual TLS and sends the certificate in X-Client-Cert or X-Forwarded-Client-Cert. ' +
    'PUT /__admin/security-settings changes the mode of one sandbox.'
  );
}
