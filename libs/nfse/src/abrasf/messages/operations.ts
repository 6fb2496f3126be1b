/** The versions of the municipal layout that are read and written. Version 2.04 is the one that the others are translated to. */
export const ABRASF_VERSIONS = ['1.00', '2.02', '2.03', '2.04'] as const;
export type AbrasfVersion = (typeof ABRASF_VERSIONS)[number];

/** An operation of the service, with the roots of its messages and the versions that have it. */
export interface AbrasfOperation {
  readonly request: string;
  readonly answer: string;
  readonly versions: readonly AbrasfVersion[];
}

const ALL = ABRASF_VERSIONS;
const FIRST = ['1.00'] as const;
const SECOND = ['2.02', '2.03', '2.04'] as const;

/** The operations of ABRASF by their name in the WSDL. The roots of some messages have other names. */
export const ABRASF_OPERATIONS = {
  RecepcionarLoteRps: operation('EnviarLoteRps', ALL),
  RecepcionarLoteRpsSincrono: operation('EnviarLoteRpsSincrono', SECOND),
  // The XSD of 1.00 has no such message, but many municipalities of 1.00 have added it.
  GerarNfse: operation('GerarNfse', ALL),
  ConsultarSituacaoLoteRps: operation('ConsultarSituacaoLoteRps', FIRST),
  ConsultarLoteRps: operation('ConsultarLoteRps', ALL),
  ConsultarNfsePorRps: operation('ConsultarNfseRps', ALL),
  ConsultarNfse: operation('ConsultarNfse', FIRST),
  ConsultarNfseServicoPrestado: operation('ConsultarNfseServicoPrestado', SECOND),
  ConsultarNfseServicoTomado: operation('ConsultarNfseServicoTomado', SECOND),
  ConsultarNfsePorFaixa: operation('ConsultarNfseFaixa', SECOND),
  CancelarNfse: operation('CancelarNfse', ALL),
  SubstituirNfse: operation('SubstituirNfse', SECOND),
} as const satisfies Readonly<Record<string, AbrasfOperation>>;

export type AbrasfOperationName = keyof typeof ABRASF_OPERATIONS;

function operation(root: string, versions: readonly AbrasfVersion[]): AbrasfOperation {
  return { request: `${root}Envio`, answer: `${root}Resposta`, versions };
}
