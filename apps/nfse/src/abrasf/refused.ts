import { RequestInvalid } from '#libs/kernel';
import {
  abrasfMessage,
  abrasfMessageOf,
  type AbrasfErrorCode,
  type AbrasfMessage,
} from '#libs/nfse';
import { InvoiceRefused } from '../invoices/invoice.errors';

/** The service refuses a request with codes of its table. The answer has the HTTP status 200. */
export class AbrasfRefused extends Error {
  constructor(readonly messages: readonly AbrasfMessage[]) {
    super(messages.map(({ Codigo, Mensagem }) => `${Codigo}: ${Mensagem}`).join(' '));
  }
}

/** @throws AbrasfRefused with one message */
export function refuse(code: AbrasfErrorCode, detail?: string): never {
  throw new AbrasfRefused([abrasfMessage(code, detail)]);
}

/** The code of an element whose value the request schema refuses. Elements below it have the same code. */
const CODES: readonly (readonly [pointer: string, code: AbrasfErrorCode])[] = [
  ['/Prestador/CpfCnpj', 'E44'],
  ['/Prestador/InscricaoMunicipal', 'E50'],
  ['/TomadorServico/IdentificacaoTomador/CpfCnpj', 'E47'],
  ['/TomadorServico/IdentificacaoTomador/InscricaoMunicipal', 'E51'],
  ['/TomadorServico/RazaoSocial', 'E117'],
  ['/TomadorServico/Endereco/Endereco', 'E119'],
  ['/TomadorServico/Endereco/Numero', 'E120'],
  ['/TomadorServico/Endereco/Complemento', 'E121'],
  ['/TomadorServico/Endereco/Bairro', 'E122'],
  ['/TomadorServico/Endereco/CodigoMunicipio', 'E60'],
  ['/TomadorServico/Endereco/Uf', 'E124'],
  ['/TomadorServico/Endereco/Cep', 'E125'],
  ['/TomadorServico/Contato/Email', 'E126'],
  ['/TomadorServico/Contato/Telefone', 'E127'],
  ['/Intermediario/IdentificacaoIntermediario/CpfCnpj', 'E66'],
  ['/Intermediario/IdentificacaoIntermediario/InscricaoMunicipal', 'E64'],
  ['/Intermediario/RazaoSocial', 'E128'],
  ['/Servico/ItemListaServico', 'E30'],
  ['/Servico/Discriminacao', 'E107'],
  ['/Servico/CodigoMunicipio', 'E42'],
  ['/Servico/IssRetido', 'E36'],
  ['/Servico/ExigibilidadeISS', 'E307'],
  ['/Servico/NumeroProcesso', 'E312'],
  ['/Servico/CodigoNbs', 'E352'],
  ['/Servico/Valores/ValorServicos', 'E18'],
  ['/Servico/Valores/ValorDeducoes', 'E101'],
  ['/Servico/Valores/Aliquota', 'E165'],
  ['/Servico/Valores/DescontoIncondicionado', 'E102'],
  ['/Servico/Valores/DescontoCondicionado', 'E102'],
  ['/RegimeEspecialTributacao', 'E145'],
  ['/Rps/IdentificacaoRps/Numero', 'E90'],
  ['/Rps/IdentificacaoRps/Serie', 'E93'],
  ['/Rps/IdentificacaoRps/Tipo', 'E13'],
  ['/Rps/DataEmissao', 'E15'],
  ['/Rps/Status', 'E68'],
  ['/ConstrucaoCivil/CodigoObra', 'E67'],
  ['/ConstrucaoCivil/Art', 'E130'],
];

/**
 * The messages of an error of the path that issues invoices.
 * @throws the error, if it is another one
 */
export function messagesOf(error: unknown): readonly AbrasfMessage[] {
  if (error instanceof AbrasfRefused) return error.messages;
  if (error instanceof InvoiceRefused) return error.refusals.map(abrasfMessageOf);
  if (!(error instanceof RequestInvalid)) throw error;
  return error.violations.map(({ pointer, detail }) =>
    abrasfMessage(codeAt(pointer), `${pointer.slice(1)}: ${detail}`),
  );
}

/** The code of the element at a pointer into a declaration. */
export function codeAt(pointer: string): AbrasfErrorCode {
  const row = CODES.find(([start]) => `${pointer}/`.startsWith(`${start}/`));
  return row?.[1] ?? 'E160';
}
