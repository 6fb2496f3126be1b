import { codes, pattern, type SimpleFacts } from '../xml-schema/facts';

function collapsed(minimum: number, maximum: number): SimpleFacts {
  return { length: [minimum, maximum], collapsed: true };
}

function whole(digits: number): SimpleFacts {
  return { digits: [digits, 0], collapsed: true };
}

/** The items of the list of services: the first and the last subitem of each run. */
const LIST_ITEMS =
  '01.01-08 02.01 03.02-05 04.01-23 05.01-09 06.01-05 07.01-13 07.16-22 08.01-02 09.01-03 10.01-10 11.01-04 12.01-17 ' +
  '13.02-05 14.01-13 15.01-18 16.01 17.01-06 17.08-24 18.01 19.01 20.01-03 21.01 22.01 23.01 24.01 25.01-04 26.01 27.01 ' +
  '28.01 29.01 30.01 31.01 32.01 33.01 34.01 35.01 36.01 37.01 38.01 39.01 40.01';

function listItems(): readonly string[] {
  return LIST_ITEMS.split(' ').flatMap((run) => {
    const [, item = '', first = '', last = first] = /^(\d\d)\.(\d\d)(?:-(\d\d))?$/.exec(run) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from(
      { length: count },
      (_, index) => `${item}.${String(Number(first) + index).padStart(2, '0')}`,
    );
  });
}

/** Simple types of ABRASF 2.04. */
export const TYPES_2_04: Readonly<Record<string, SimpleFacts>> = {
  xsDate: pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}(?:Z|[-+][0-9]{2}:[0-9]{2})?'),
  xsDateTime: pattern(
    '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[-+][0-9]{2}:[0-9]{2})?',
  ),
  tsNumeroNfse: whole(15),
  tsCodigoVerificacao: pattern('[a-zA-Z0-9]{1,9}'),
  tsNif: collapsed(1, 40),
  tsStatusRps: codes('1 2'),
  tsExigibilidadeISS: codes('1 2 3 4 5 6 7'),
  tsIdentifNaoExigibilidade: collapsed(1, 4),
  tsNumeroProcesso: collapsed(1, 30),
  tsRegimeEspecialTributacao: codes('1 2 3 4 5 6'),
  tsSimNao: codes('1 2'),
  tsResponsavelRetencao: codes('1 2'),
  tsPagina: pattern('0*[1-9][0-9]{0,5}'),
  tsNumeroRps: whole(15),
  tsSerieRps: collapsed(1, 5),
  tsTipoRps: codes('1 2 3'),
  tsOutrasInformacoes: collapsed(1, 510),
  tsValor: { digits: [15, 2], collapsed: true },
  tsItemListaServico: { values: listItems() },
  tsCodigoCnae: whole(7),
  tsCodigoTributacao: collapsed(1, 20),
  tsDescricaoCodigoTributacao: collapsed(1, 1000),
  tsCodigoNbs: collapsed(1, 9),
  tsAliquota: { digits: [4, 2], collapsed: true },
  tsDiscriminacao: collapsed(1, 2000),
  tsCodigoMunicipioIbge: whole(7),
  tsInscricaoMunicipal: collapsed(1, 15),
  tsRazaoSocial: collapsed(1, 150),
  tsNomeFantasia: collapsed(1, 60),
  tsCnpj: collapsed(14, 14),
  tsCpf: { length: [11, 11] },
  tsEndereco: collapsed(1, 255),
  tsNumeroEndereco: collapsed(1, 60),
  tsComplementoEndereco: collapsed(1, 60),
  tsBairro: collapsed(1, 60),
  tsUf: codes('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'),
  tsCodigoPais: collapsed(4, 4),
  tsCep: pattern('[0-9]{8}'),
  tsEmail: collapsed(1, 80),
  tsTelefone: collapsed(1, 20),
  tsCodigoObra: collapsed(1, 30),
  tsArt: collapsed(1, 30),
  tsIdentificacaoEvento: collapsed(1, 30),
  tsDescricaoEvento: collapsed(1, 255),
  tsInformacoesComplementares: collapsed(1, 2000),
  tsNumeroLote: whole(15),
  tsNumeroProtocolo: { length: [0, 50] },
  tsSituacaoLoteRps: codes('1 2 3 4'),
  tsQuantidadeRps: whole(4),
  tsCodigoMensagemAlerta: collapsed(1, 4),
  tsDescricaoMensagemAlerta: collapsed(1, 200),
  tsCodigoCancelamentoNfse: codes('1 2 3 4 5'),
  tsIdTag: collapsed(1, 255),
  tsVersao: pattern('[1-9][0-9]?\\.[0-9]{2}'),
  tsTipoDeducao: codes('1 2 3 4 5 6 7 8 99'),
  tsDescricaoDeducao: collapsed(1, 150),
  tsNumeroNfe: whole(9),
  tsChaveAcessoNfe: whole(44),
  tsIdentificacaoDocumento: collapsed(1, 255),
  tsEnderecoCompletoExterior: collapsed(1, 255),
};

/** Simple types of ABRASF 2.03. */
export const TYPES_2_03: Readonly<Record<string, SimpleFacts>> = {
  ...TYPES_2_04,
  tsNif: collapsed(0, 40),
  tsOutrasInformacoes: collapsed(1, 255),
  tsEndereco: collapsed(1, 125),
  tsNumeroEndereco: collapsed(1, 10),
  tsCep: { length: [8, 8] },
  tsQuantidadeRps: whole(10),
  tsIdTag: { length: [0, 255] },
};

/** Simple types of ABRASF 2.02. */
export const TYPES_2_02: Readonly<Record<string, SimpleFacts>> = {
  ...TYPES_2_03,
  tsAliquota: { digits: [6, 4], collapsed: true },
  tsItemListaServico: collapsed(1, 5),
};

/** Simple types of ABRASF 1.00. */
export const TYPES_1_00: Readonly<Record<string, SimpleFacts>> = {
  ...TYPES_2_03,
  tsNaturezaOperacao: codes('1 2 3 4 5 6'),
  tsCodigoVerificacao: collapsed(1, 9),
  tsItemListaServico: collapsed(1, 5),
  tsAliquota: { digits: [5, 4], collapsed: true },
  tsRazaoSocial: collapsed(1, 115),
  tsUf: { length: [2, 2] },
  tsCep: whole(8),
  tsTelefone: collapsed(1, 11),
  tsCodigoObra: collapsed(1, 15),
  tsArt: collapsed(1, 15),
  tsCodigoCancelamentoNfse: collapsed(1, 4),
};
