import { JSON_TYPE, send } from '../load.mjs';

export const INVOICE = {
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
};
const BODY = JSON.stringify(INVOICE);

/** Returns a load of invoices to issue. */
export function issuedInvoices(address, headers = {}) {
  const request = { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body: BODY };
  return (until) => send(`${address}/nfse/issue`, [request], until);
}

/** Returns a load of reads of the XML of the first invoice. */
export function invoiceXml(address) {
  return (until) => send(`${address}/nfse/1/xml`, [{ method: 'GET' }], until);
}

const NAMESPACE = 'http://www.abrasf.org.br/nfse.xsd';
const HEADER = `<cabecalho xmlns="${NAMESPACE}" versao="2.04"><versaoDados>2.04</versaoDados></cabecalho>`;
const PROVIDER = '<Prestador><CpfCnpj><Cnpj>12345678000195</Cnpj></CpfCnpj></Prestador>';

/** The same invoice over SOAP, for the receipt (RPS) with a number. */
function generateNote(number) {
  const data =
    `<GerarNfseEnvio xmlns="${NAMESPACE}"><Rps><InfDeclaracaoPrestacaoServico Id="R${number}"><Rps><IdentificacaoRps>` +
    `<Numero>${number}</Numero><Serie>B</Serie><Tipo>1</Tipo></IdentificacaoRps><DataEmissao>2026-03-10</DataEmissao>` +
    '<Status>1</Status></Rps><Competencia>2026-03-10</Competencia><Servico><Valores><ValorServicos>1000.00</ValorServicos>' +
    '<Aliquota>5.00</Aliquota></Valores><IssRetido>2</IssRetido><ItemListaServico>01.07</ItemListaServico>' +
    '<Discriminacao>Suporte técnico</Discriminacao><CodigoMunicipio>3550308</CodigoMunicipio>' +
    `<ExigibilidadeISS>1</ExigibilidadeISS></Servico>${PROVIDER}<TomadorServico><IdentificacaoTomador><CpfCnpj>` +
    '<Cnpj>11222333000181</Cnpj></CpfCnpj></IdentificacaoTomador><RazaoSocial>Comércio de Livros Ltda</RazaoSocial>' +
    '</TomadorServico><OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal>' +
    '</InfDeclaracaoPrestacaoServico></Rps></GerarNfseEnvio>';
  return (
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
    '<GerarNfseRequest xmlns="http://nfse.abrasf.org.br">' +
    `<nfseCabecMsg xmlns=""><![CDATA[${HEADER}]]></nfseCabecMsg><nfseDadosMsg xmlns=""><![CDATA[${data}]]></nfseDadosMsg>` +
    '</GerarNfseRequest></s:Body></s:Envelope>'
  );
}

/** Returns a load of notes to issue over SOAP (GerarNfse), each of another receipt. */
export function municipalNotes(address) {
  let number = 0;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    setupRequest: (each) => ({ ...each, body: generateNote((number += 1)) }),
  };
  return (until) => send(`${address}/abrasf/3550308`, [request], until);
}
