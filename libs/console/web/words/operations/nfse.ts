import { type Words } from '../language';

/** Titles of the operations of nfse, by method and path. */
export const nfse: Readonly<Record<string, Words>> = {
  'POST /nfse/issue': { pt: 'Emitir NFS-e', en: 'Issue an invoice' },
  'POST /nfse/{id}/cancel': { pt: 'Cancelar NFS-e', en: 'Cancel an invoice' },
  'POST /nfse/{id}/substitute': { pt: 'Substituir NFS-e', en: 'Replace an invoice' },
  'GET /nfse': { pt: 'Listar NFS-e', en: 'List invoices' },
  'GET /nfse/{id}': { pt: 'Consultar NFS-e', en: 'Read an invoice' },
  'GET /nfse/{id}/xml': { pt: 'Baixar o XML da NFS-e', en: 'Download the XML of an invoice' },
  'GET /nfse/{id}/pdf': { pt: 'Baixar o DANFSe (PDF)', en: 'Download the DANFSe (PDF)' },
  'GET /nfse/{id}/events': { pt: 'Listar eventos da NFS-e', en: 'List the events of an invoice' },
  'POST /nfse/validate': { pt: 'Validar documento XML', en: 'Validate an XML document' },
  'POST /SefinNacional/nfse': {
    pt: 'Emitir NFS-e a partir da DPS (Sefin Nacional)',
    en: 'Issue the invoice of a DPS (Sefin Nacional)',
  },
  'GET /SefinNacional/nfse/{key}': {
    pt: 'Consultar NFS-e por chave de acesso',
    en: 'Read an invoice by its access key',
  },
  'HEAD /SefinNacional/dps/{id}': {
    pt: 'Verificar se a DPS gerou NFS-e',
    en: 'Check whether a DPS has an invoice',
  },
  'GET /SefinNacional/dps/{id}': {
    pt: 'Consultar chave de acesso por DPS',
    en: 'Read the access key of a DPS',
  },
  'POST /SefinNacional/nfse/{key}/eventos': {
    pt: 'Registrar evento da NFS-e',
    en: 'Register an event of an invoice',
  },
  'GET /SefinNacional/nfse/{key}/eventos': {
    pt: 'Listar eventos da NFS-e (Sefin Nacional)',
    en: 'List the events of an invoice (Sefin Nacional)',
  },
  'GET /SefinNacional/nfse/{key}/eventos/{type}': {
    pt: 'Listar eventos de um tipo da NFS-e',
    en: 'List the events of a type of an invoice',
  },
  'GET /SefinNacional/nfse/{key}/eventos/{type}/{sequence}': {
    pt: 'Consultar evento da NFS-e',
    en: 'Read an event of an invoice',
  },
  'GET /contribuintes/DFe/{NSU}': {
    pt: 'Baixar documentos por NSU (ADN)',
    en: 'Read documents by NSU (ADN)',
  },
  'GET /municipios/DFe/{NSU}': {
    pt: 'Baixar documentos do município por NSU (ADN)',
    en: 'Read documents of a municipality by NSU (ADN)',
  },
  'GET /contribuintes/NFSe/{ChaveAcesso}/Eventos': {
    pt: 'Listar eventos da NFS-e (ADN)',
    en: 'List the events of an invoice (ADN)',
  },
  'GET /danfse/{chave}': {
    pt: 'Baixar o DANFSe por chave de acesso (ADN)',
    en: 'Download the DANFSe by access key (ADN)',
  },
  'GET /parametrizacao/{cMun}/convenio': {
    pt: 'Consultar convênio do município',
    en: 'Read the agreement of a municipality',
  },
  'GET /parametrizacao/{cMun}/{cServ}/{competencia}/aliquota': {
    pt: 'Consultar alíquota do serviço',
    en: 'Read the rate of a service',
  },
  'GET /parametrizacao/{cMun}/{cServ}/historicoaliquotas': {
    pt: 'Consultar histórico de alíquotas',
    en: 'Read the rates of a service',
  },
  'GET /parametrizacao/{cMun}/{cServ}/{competencia}/regimes_especiais': {
    pt: 'Consultar regimes especiais',
    en: 'Read the special regimes of a service',
  },
  'GET /parametrizacao/{cMun}/{competencia}/retencoes': {
    pt: 'Consultar retenções',
    en: 'Read the retentions of a municipality',
  },
  'GET /parametrizacao/{cMun}/{numeroBeneficio}/{competencia}/beneficio': {
    pt: 'Consultar benefício municipal',
    en: 'Read a municipal benefit',
  },
  'GET /parametros_municipais/{cMun}/convenio': {
    pt: 'Consultar convênio do município (endereço antigo)',
    en: 'Read the agreement of a municipality (old address)',
  },
  'GET /parametros_municipais/{cMun}/{cServ}/{competencia}/aliquota': {
    pt: 'Consultar alíquota do serviço (endereço antigo)',
    en: 'Read the rate of a service (old address)',
  },
  'GET /parametros_municipais/{cMun}/{cServ}/historicoaliquotas': {
    pt: 'Consultar histórico de alíquotas (endereço antigo)',
    en: 'Read the rates of a service (old address)',
  },
  'GET /parametros_municipais/{cMun}/{cServ}/{competencia}/regimes_especiais': {
    pt: 'Consultar regimes especiais (endereço antigo)',
    en: 'Read the special regimes of a service (old address)',
  },
  'GET /parametros_municipais/{cMun}/{competencia}/retencoes': {
    pt: 'Consultar retenções (endereço antigo)',
    en: 'Read the retentions of a municipality (old address)',
  },
  'GET /parametros_municipais/{cMun}/{numeroBeneficio}/{competencia}/beneficio': {
    pt: 'Consultar benefício municipal (endereço antigo)',
    en: 'Read a municipal benefit (old address)',
  },
  'POST /abrasf/{municipality}': {
    pt: 'Chamar o serviço municipal ABRASF (SOAP)',
    en: 'Call the municipal service ABRASF (SOAP)',
  },
  'GET /abrasf/{municipality}': {
    pt: 'Baixar o WSDL do serviço municipal',
    en: 'Download the WSDL of the municipal service',
  },
};
