import { writeByTable } from '#libs/xml-tables';
import { type AbrasfAddress, type CompNfse, type Declaration } from '../abrasf';
import { answerRoot, type AnyInvoice } from '../tables/answers';
import { type AbrasfLayout, layoutOf } from '../tables/layout';
import { contentOf } from './answer-content';
import { type AnswerStyle, styled } from './answer-style';
import { type AbrasfAnswer } from './answers';
import { firstOf } from './first-version';
import { ABRASF_OPERATIONS, type AbrasfOperationName, type AbrasfVersion } from './operations';

/**
 * Writes an answer of the municipal service, without a declaration. Elements that the city can sign have an Id. What a
 * version does not have is left out.
 *
 * @throws RangeError if XML does not allow a text of the answer (see `isXmlText`)
 * @example
 * writeAnswer('2.04', 'CancelarNfse', { kind: 'messages', messages: [{ Codigo: 'E79', Mensagem: 'x' }] });
 */
export function writeAnswer(
  version: AbrasfVersion,
  operation: AbrasfOperationName,
  answer: AbrasfAnswer,
  style: AnswerStyle = {},
): string {
  const layout = layoutOf(version, style);
  const write = writerOf(operation, layout);
  return styled(write(withIds(answer)), style);
}

type Writer = (answer: AbrasfAnswer) => string;
const writers = new Map<string, Writer>();

/** The writer of an operation in a layout. There are as many as combinations of their choices. */
function writerOf(operation: AbrasfOperationName, layout: AbrasfLayout): Writer {
  const { version, rates, dates, customer, page } = layout;
  const key = [operation, version, rates, dates, customer, page].join(' ');
  const known = writers.get(key) ?? makeWriter(operation, layout);
  writers.set(key, known);
  return known;
}

function makeWriter(operation: AbrasfOperationName, layout: AbrasfLayout): Writer {
  const { version } = layout;
  const asked = { version, operation };
  const { answer: name } = ABRASF_OPERATIONS[operation];
  const root = answerRoot(name, layout);
  const invoiceOf = INVOICES[version];
  return (answer) => writeByTable(root, contentOf(asked, answer, invoiceOf));
}

/** An invoice in the form of a version. */
const INVOICES: Readonly<Record<AbrasfVersion, (note: CompNfse) => AnyInvoice>> = {
  '1.00': firstOf,
  '2.02': earlierInvoice,
  '2.03': earlierInvoice,
  '2.04': sameInvoice,
};

function sameInvoice(note: CompNfse): CompNfse {
  return note;
}

/** In 2.02 and 2.03, the provider of an invoice has its identification, and a foreign address is an address with a country. */
function earlierInvoice(note: CompNfse): CompNfse {
  const { InfNfse } = note.Nfse;
  const { InfDeclaracaoPrestacaoServico: declaration } = InfNfse.DeclaracaoPrestacaoServico;
  return {
    ...note,
    Nfse: {
      InfNfse: {
        ...InfNfse,
        PrestadorServico: {
          IdentificacaoPrestador: declaration.Prestador,
          ...InfNfse.PrestadorServico,
        },
        DeclaracaoPrestacaoServico: {
          InfDeclaracaoPrestacaoServico: withCountry(earlierDeclaration(declaration)),
        },
      },
    },
  };
}

/** 2.03 requires the number of a receipt and the document of a building site, or has neither group. */
function earlierDeclaration(declaration: Declaration): Declaration {
  const { Rps, ConstrucaoCivil, ...others } = declaration;
  return {
    ...(Rps?.IdentificacaoRps && { Rps }),
    ...others,
    ...(ConstrucaoCivil?.Art !== undefined && { ConstrucaoCivil }),
  };
}

function withCountry(declaration: Declaration): Declaration {
  const { TomadorServico } = declaration;
  const { EnderecoExterior: foreign, ...customer } = TomadorServico ?? {};
  if (TomadorServico === undefined || foreign === undefined) return declaration;
  const Endereco: AbrasfAddress = {
    ...NO_ADDRESS,
    Endereco: foreign.EnderecoCompletoExterior,
    CodigoPais: foreign.CodigoPais,
  };
  const { RazaoSocial } = TomadorServico;
  return { ...declaration, TomadorServico: { ...customer, RazaoSocial, Endereco } };
}

const NO_ADDRESS = { Endereco: '', Numero: '', Bairro: '', CodigoMunicipio: '', Uf: '', Cep: '' };

function withIds(answer: AbrasfAnswer): AbrasfAnswer {
  switch (answer.kind) {
    case 'notes':
      return { ...answer, notes: answer.notes.map(withNoteIds) };
    case 'substituted': {
      const { replaced, replacing } = answer;
      return {
        ...answer,
        replaced: withNoteIds(replaced, 0),
        replacing: withNoteIds(replacing, 1),
      };
    }
    default:
      return answer;
  }
}

/** Numbers of invoices are those of their providers, so a list can have one twice; the position makes an Id unique. */
function withNoteIds(note: CompNfse, position: number): CompNfse {
  const { Nfse, NfseCancelamento, NfseSubstituicao } = note;
  const suffix = `${Nfse.InfNfse.Numero}_${String(position + 1)}`;
  return {
    Nfse: { InfNfse: { Id: `N${suffix}`, ...Nfse.InfNfse } },
    ...(NfseCancelamento && {
      NfseCancelamento: {
        Confirmacao: { Id: `C${suffix}`, ...NfseCancelamento.Confirmacao },
      },
    }),
    ...(NfseSubstituicao && {
      NfseSubstituicao: {
        SubstituicaoNfse: { Id: `S${suffix}`, ...NfseSubstituicao.SubstituicaoNfse },
      },
    }),
  };
}
