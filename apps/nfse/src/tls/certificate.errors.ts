import { Failure } from '#libs/kernel';

/** The official codes of transmission certificates, with the requirement of each (annexes II and IV). */
export const CERTIFICATE_CODES = {
  E1200: 'Certificado de transmissão inválido',
  E1203: 'Certificado de transmissão fora da validade',
  E1205: 'Erro na cadeia de certificação do certificado de transmissão',
  E1208: 'Certificado de transmissão não emitido por autoridade da ICP-Brasil',
  E1209: 'Certificado de transmissão sem CNPJ ou CPF',
} as const;
export type CertificateCode = keyof typeof CERTIFICATE_CODES;

/** A client certificate that is not accepted. */
export class CertificateRefused extends Failure {
  readonly kind = 'forbidden';
  readonly title: string;

  constructor(
    readonly code: CertificateCode,
    detail: string,
  ) {
    super(detail);
    this.title = CERTIFICATE_CODES[code];
  }
}

/** A request without a client certificate, if one is required. */
export class CertificateMissing extends Failure {
  readonly kind = 'unauthenticated';
  readonly code = 'E1200';
  readonly title = CERTIFICATE_CODES.E1200;

  constructor() {
    super(
      'NFSE_MTLS requires a client certificate. Call the port of NFSE_MTLS_PORT with a certificate of POST /__admin/certificates.',
    );
  }
}
