import { DAY } from '../abrasf-client';
import { PROVIDER } from '../../issuer';

/** The documents of the layout, written by hand from the manuals, without namespaces. */
export type Version = '1.00' | '2.02' | '2.03' | '2.04';

export interface Choices {
  readonly version: Version;
  readonly municipality: string;
  /** The provider has CpfCnpj in 1.00 too. */
  readonly hasCpfCnpj?: boolean;
  readonly id?: 'Id' | 'id';
}

const CNPJ = `<Cnpj>${PROVIDER}</Cnpj>`;
const CPF_CNPJ = `<CpfCnpj>${CNPJ}</CpfCnpj>`;

function taxId({ version, hasCpfCnpj = false }: Choices): string {
  return version === '1.00' && !hasCpfCnpj ? CNPJ : CPF_CNPJ;
}

function provider(choices: Choices): string {
  return `<Prestador>${taxId(choices)}</Prestador>`;
}

function rpsId(number: number): string {
  return `<IdentificacaoRps><Numero>${String(number)}</Numero><Serie>A1</Serie><Tipo>1</Tipo></IdentificacaoRps>`;
}

/** 1,000.00 at 5 %, which is a fraction in 1.00. */
function rps(number: number, choices: Choices): string {
  const { version, municipality, id = 'Id' } = choices;
  const name = `${id}="R${String(number)}"`;
  if (version === '1.00') {
    return (
      `<Rps><InfRps ${name}>${rpsId(number)}<DataEmissao>${DAY}T10:00:00</DataEmissao>` +
      '<NaturezaOperacao>1</NaturezaOperacao><OptanteSimplesNacional>2</OptanteSimplesNacional>' +
      '<IncentivadorCultural>2</IncentivadorCultural><Status>1</Status>' +
      '<Servico><Valores><ValorServicos>1000.00</ValorServicos><IssRetido>2</IssRetido><Aliquota>0.05</Aliquota></Valores>' +
      '<ItemListaServico>1.07</ItemListaServico><Discriminacao>Suporte</Discriminacao>' +
      `<CodigoMunicipio>${municipality}</CodigoMunicipio></Servico>${provider(choices)}</InfRps></Rps>`
    );
  }
  return (
    `<Rps><InfDeclaracaoPrestacaoServico ${name}><Rps>${rpsId(number)}` +
    `<DataEmissao>${DAY}</DataEmissao><Status>1</Status></Rps><Competencia>${DAY}</Competencia>` +
    '<Servico><Valores><ValorServicos>1000.00</ValorServicos><Aliquota>5.00</Aliquota></Valores>' +
    '<IssRetido>2</IssRetido><ItemListaServico>01.07</ItemListaServico><Discriminacao>Suporte</Discriminacao>' +
    `<CodigoMunicipio>${municipality}</CodigoMunicipio><ExigibilidadeISS>1</ExigibilidadeISS></Servico>` +
    `${provider(choices)}<OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal>` +
    '</InfDeclaracaoPrestacaoServico></Rps>'
  );
}

function root(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

export function issue(number: number, choices: Choices): string {
  return root('GerarNfseEnvio', rps(number, choices));
}

export function batch(number: number, choices: Choices): string {
  const { version, id = 'Id' } = choices;
  const holder = version === '2.04' ? provider(choices) : taxId(choices);
  return root(
    'EnviarLoteRpsEnvio',
    `<LoteRps ${id}="L${String(number)}" versao="${version}"><NumeroLote>${String(number)}</NumeroLote>${holder}` +
      `<QuantidadeRps>1</QuantidadeRps><ListaRps>${rps(number, choices)}</ListaRps></LoteRps>`,
  );
}

export function batchQuery(protocol: string, choices: Choices): string {
  return root('ConsultarLoteRpsEnvio', `${provider(choices)}<Protocolo>${protocol}</Protocolo>`);
}

export function rpsQuery(number: number, choices: Choices): string {
  return root('ConsultarNfseRpsEnvio', rpsId(number) + provider(choices));
}

export function cancellation(number: number, choices: Choices): string {
  const { municipality, id = 'Id' } = choices;
  return root(
    'CancelarNfseEnvio',
    `<Pedido><InfPedidoCancelamento ${id}="C${String(number)}"><IdentificacaoNfse><Numero>${String(number)}</Numero>` +
      `${taxId(choices)}<CodigoMunicipio>${municipality}</CodigoMunicipio></IdentificacaoNfse>` +
      '<CodigoCancelamento>2</CodigoCancelamento></InfPedidoCancelamento></Pedido>',
  );
}

const TAG = /<(\/?)([A-Za-z]+)([^<>]*)>/g;

/**
 * The document with two namespaces: its first elements, up to a depth, are of the message, and the others of its types.
 * @param declarations of both, on the root
 */
export function named(
  xml: string,
  {
    declarations,
    own = '',
    types = own,
    depth = 1,
  }: {
    readonly declarations: string;
    readonly own?: string;
    readonly types?: string;
    readonly depth?: number;
  },
): string {
  let level = -1;
  return xml.replace(TAG, (_, slash: string, name: string, rest: string) => {
    if (slash === '') level += 1;
    const prefix = level <= depth ? own : types;
    const shown = `<${slash}${prefix}${name}${rest}${slash === '' && level === 0 ? ` ${declarations}` : ''}>`;
    if (slash === '/') level -= 1;
    return shown;
  });
}
