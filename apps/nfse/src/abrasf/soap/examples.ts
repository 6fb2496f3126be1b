import { EXAMPLE_PROVIDER } from '../../invoices/examples';

/** The municipality of the examples: São Paulo, with the version 2.04 as in the manual. */
export const EXAMPLE_MUNICIPALITY = '3550308';

const HEADER =
  '<cabecalho xmlns="http://www.abrasf.org.br/nfse.xsd" versao="2.04"><versaoDados>2.04</versaoDados></cabecalho>';

const PROVIDER = `<Prestador><CpfCnpj><Cnpj>${EXAMPLE_PROVIDER}</Cnpj></CpfCnpj></Prestador>`;

const DECLARATION =
  '<InfDeclaracaoPrestacaoServico Id="R1"><Rps><IdentificacaoRps><Numero>1</Numero><Serie>A1</Serie><Tipo>1</Tipo></IdentificacaoRps>' +
  '<DataEmissao>2026-03-10</DataEmissao><Status>1</Status></Rps><Competencia>2026-03-10</Competencia>' +
  '<Servico><Valores><ValorServicos>1000.00</ValorServicos><Aliquota>5.00</Aliquota></Valores><IssRetido>2</IssRetido>' +
  '<ItemListaServico>01.07</ItemListaServico><Discriminacao>Suporte técnico em informática</Discriminacao>' +
  '<CodigoMunicipio>3550308</CodigoMunicipio><ExigibilidadeISS>1</ExigibilidadeISS></Servico>' +
  `${PROVIDER}<OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal>` +
  '</InfDeclaracaoPrestacaoServico>';

/** Bodies of `POST /abrasf/:municipality` that work on a fresh start. */
export const SOAP_EXAMPLES = {
  issue: {
    summary: 'GerarNfse: one note of R$ 1,000.00. The same RPS again gets E10',
    value: envelope(
      'GerarNfse',
      `<GerarNfseEnvio xmlns="http://www.abrasf.org.br/nfse.xsd"><Rps>${DECLARATION}</Rps></GerarNfseEnvio>`,
    ),
  },
  batch: {
    summary: 'RecepcionarLoteRps: a batch that is processed later',
    value: envelope(
      'RecepcionarLoteRps',
      '<EnviarLoteRpsEnvio xmlns="http://www.abrasf.org.br/nfse.xsd"><LoteRps Id="L1" versao="2.04"><NumeroLote>1</NumeroLote>' +
        `${PROVIDER}<QuantidadeRps>1</QuantidadeRps><ListaRps><Rps>${DECLARATION.replace('<Numero>1<', '<Numero>2<')}</Rps></ListaRps>` +
        '</LoteRps></EnviarLoteRpsEnvio>',
    ),
  },
  byRps: {
    summary: 'ConsultarNfsePorRps: the note of an RPS',
    value: envelope(
      'ConsultarNfsePorRps',
      '<ConsultarNfseRpsEnvio xmlns="http://www.abrasf.org.br/nfse.xsd"><IdentificacaoRps><Numero>1</Numero><Serie>A1</Serie><Tipo>1</Tipo></IdentificacaoRps>' +
        `${PROVIDER}</ConsultarNfseRpsEnvio>`,
    ),
  },
} as const;

export const ANSWER_EXAMPLE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  '<GerarNfseResponse xmlns="http://nfse.abrasf.org.br"><outputXML xmlns="">&lt;GerarNfseResposta xmlns="http://www.abrasf.org.br/nfse.xsd"&gt;' +
  '&lt;ListaMensagemRetorno&gt;&lt;MensagemRetorno&gt;&lt;Codigo&gt;E10&lt;/Codigo&gt;&lt;Mensagem&gt;RPS já informado.&lt;/Mensagem&gt;' +
  '&lt;/MensagemRetorno&gt;&lt;/ListaMensagemRetorno&gt;&lt;/GerarNfseResposta&gt;</outputXML></GerarNfseResponse></soap:Body></soap:Envelope>';

function envelope(operation: string, data: string): string {
  return (
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<${operation}Request xmlns="http://nfse.abrasf.org.br"><nfseCabecMsg xmlns=""><![CDATA[${HEADER}]]></nfseCabecMsg>` +
    `<nfseDadosMsg xmlns=""><![CDATA[${data}]]></nfseDadosMsg></${operation}Request></soap:Body></soap:Envelope>`
  );
}
