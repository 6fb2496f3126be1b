import { type Provider } from '@nestjs/common';
import { InstitutionCertificates } from './institution-certificates';
import { MUTUAL_TLS, type MutualTls } from './mutual-tls';
import { TlsListener } from './tls-listener';

/** The providers of the module that serves a service over mutual TLS. It exports `InstitutionCertificates`. */
export function mutualTlsProviders(service: MutualTls): Provider[] {
  return [{ provide: MUTUAL_TLS, useValue: service }, InstitutionCertificates, TlsListener];
}
