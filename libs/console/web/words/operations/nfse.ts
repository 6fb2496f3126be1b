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
  'GET /SefinNacional/nfse/{key}/eventos/{type}/{sequence}': {
    pt: 'Consultar evento da NFS-e',
    en: 'Read an event of an invoice',
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
