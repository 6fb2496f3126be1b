import { type AbrasfService, type CompNfse, type Declaration, type InfNfseAbrasf } from '../abrasf';
import {
  type FirstCompNfse,
  type FirstInvoice,
  type FirstRps,
  type FirstService,
} from '../tables/first-version';
import { without } from '../../national/without';

/**
 * NaturezaOperacao of 1.00 to ExigibilidadeISS. For 2, the service is taxed in the municipality in which it is provided.
 */
const ENFORCEABILITY: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '1',
  '3': '3',
  '4': '5',
  '5': '6',
  '6': '7',
};
const OUTSIDE = '2';

/** ExigibilidadeISS to NaturezaOperacao. 1.00 has no code for an export and for no incidence: both are outside. */
const NATURE: Readonly<Record<string, string>> = {
  '1': '1',
  '2': OUTSIDE,
  '3': '3',
  '4': OUTSIDE,
  '5': '4',
  '6': '5',
  '7': '6',
};

/** An RPS of 1.00 as a declaration. Its competence is the day of the RPS. */
export function declarationOfFirst(rps: FirstRps): Declaration {
  const { Id, IdentificacaoRps, DataEmissao, Status, RpsSubstituido, Servico } = rps;
  const { RegimeEspecialTributacao, IntermediarioServico: intermediary } = rps;
  return {
    ...(Id !== undefined && { Id }),
    Rps: {
      IdentificacaoRps,
      DataEmissao,
      Status,
      ...(RpsSubstituido && { RpsSubstituido }),
    },
    Competencia: DataEmissao,
    Servico: serviceOfFirst(Servico, rps.NaturezaOperacao),
    Prestador: rps.Prestador,
    ...(rps.Tomador && { TomadorServico: rps.Tomador }),
    ...(intermediary && {
      Intermediario: {
        IdentificacaoIntermediario: {
          CpfCnpj: intermediary.CpfCnpj,
          ...(intermediary.InscricaoMunicipal !== undefined && {
            InscricaoMunicipal: intermediary.InscricaoMunicipal,
          }),
        },
        RazaoSocial: intermediary.RazaoSocial,
        CodigoMunicipio: '',
      },
    }),
    ...(rps.ConstrucaoCivil && { ConstrucaoCivil: rps.ConstrucaoCivil }),
    ...(RegimeEspecialTributacao !== undefined && { RegimeEspecialTributacao }),
    OptanteSimplesNacional: rps.OptanteSimplesNacional,
    IncentivoFiscal: rps.IncentivadorCultural,
  };
}

function serviceOfFirst(service: FirstService, nature: string): AbrasfService {
  const { Valores, CodigoMunicipio, ...codes } = service;
  const { IssRetido, ValorIss, ValorIssRetido, ...others } = Valores;
  const amounts = without(others, 'BaseCalculo', 'ValorLiquidoNfse');
  const iss = ValorIss ?? ValorIssRetido;
  return {
    ...codes,
    Valores: { ...amounts, ...(iss !== undefined && { ValorIss: iss }) },
    IssRetido,
    CodigoMunicipio,
    ExigibilidadeISS: ENFORCEABILITY[nature] ?? '1',
    ...(nature === OUTSIDE && { MunicipioIncidencia: CodigoMunicipio }),
  };
}

/** An invoice in the form of 1.00. */
export function firstOf({ Nfse, ...events }: CompNfse): FirstCompNfse {
  const { InfNfse } = Nfse;
  const { InfDeclaracaoPrestacaoServico: declaration } = InfNfse.DeclaracaoPrestacaoServico;
  return {
    Nfse: { InfNfse: { ...ofInvoice(InfNfse), ...ofDeclaration(declaration, InfNfse) } },
    ...events,
  };
}

type OfInvoice = Pick<
  FirstInvoice,
  | 'Id'
  | 'Numero'
  | 'CodigoVerificacao'
  | 'DataEmissao'
  | 'NfseSubstituida'
  | 'OutrasInformacoes'
  | 'ValorCredito'
  | 'OrgaoGerador'
>;

function ofInvoice(invoice: InfNfseAbrasf): OfInvoice {
  const { Id, Numero, CodigoVerificacao, DataEmissao, NfseSubstituida } = invoice;
  const { OutrasInformacoes, ValorCredito, OrgaoGerador } = invoice;
  return {
    ...(Id !== undefined && { Id }),
    Numero,
    CodigoVerificacao,
    DataEmissao,
    ...(NfseSubstituida !== undefined && { NfseSubstituida }),
    ...(OutrasInformacoes !== undefined && { OutrasInformacoes }),
    ...(ValorCredito !== undefined && { ValorCredito }),
    OrgaoGerador,
  };
}

function ofDeclaration(
  declaration: Declaration,
  invoice: InfNfseAbrasf,
): Omit<FirstInvoice, keyof OfInvoice> {
  const { Rps, RegimeEspecialTributacao, TomadorServico, Intermediario } = declaration;
  const { ConstrucaoCivil } = declaration;
  return {
    ...(Rps?.IdentificacaoRps && { IdentificacaoRps: Rps.IdentificacaoRps }),
    ...(Rps && { DataEmissaoRps: Rps.DataEmissao }),
    NaturezaOperacao: natureOf(declaration.Servico, invoice),
    ...(RegimeEspecialTributacao !== undefined && { RegimeEspecialTributacao }),
    OptanteSimplesNacional: declaration.OptanteSimplesNacional,
    IncentivadorCultural: declaration.IncentivoFiscal,
    Competencia: declaration.Competencia,
    Servico: firstServiceOf(declaration.Servico, invoice.ValoresNfse),
    PrestadorServico: {
      IdentificacaoPrestador: declaration.Prestador,
      ...invoice.PrestadorServico,
    },
    ...(TomadorServico && { TomadorServico }),
    ...(Intermediario && {
      IntermediarioServico: {
        RazaoSocial: Intermediario.RazaoSocial,
        ...Intermediario.IdentificacaoIntermediario,
      },
    }),
    // 1.00 requires both numbers.
    ...(ConstrucaoCivil?.CodigoObra !== undefined &&
      ConstrucaoCivil.Art !== undefined && {
        ConstrucaoCivil: { CodigoObra: ConstrucaoCivil.CodigoObra, Art: ConstrucaoCivil.Art },
      }),
  };
}

function natureOf(
  { ExigibilidadeISS, MunicipioIncidencia }: AbrasfService,
  { OrgaoGerador }: InfNfseAbrasf,
): string {
  const incidence = MunicipioIncidencia ?? OrgaoGerador.CodigoMunicipio;
  const isOutside = ExigibilidadeISS === '1' && incidence !== OrgaoGerador.CodigoMunicipio;
  return isOutside ? OUTSIDE : (NATURE[ExigibilidadeISS] ?? '1');
}

const RETAINED = '1';

function firstServiceOf(
  service: AbrasfService,
  computed: InfNfseAbrasf['ValoresNfse'],
): FirstService {
  const { CodigoCnae, CodigoTributacaoMunicipio, IssRetido } = service;
  const { ValorIss: declaredIss, Aliquota, ...others } = service.Valores;
  const amounts = without(others, 'ValTotTributos');
  const iss = computed.ValorIss ?? declaredIss;
  const rate = computed.Aliquota ?? Aliquota;
  return {
    Valores: {
      ...amounts,
      IssRetido,
      ...(iss !== undefined && { ValorIss: iss }),
      ...(iss !== undefined && IssRetido === RETAINED && { ValorIssRetido: iss }),
      ...(computed.BaseCalculo !== undefined && { BaseCalculo: computed.BaseCalculo }),
      ...(rate !== undefined && { Aliquota: rate }),
      ValorLiquidoNfse: computed.ValorLiquidoNfse,
    },
    ItemListaServico: service.ItemListaServico,
    ...(CodigoCnae !== undefined && { CodigoCnae }),
    ...(CodigoTributacaoMunicipio !== undefined && { CodigoTributacaoMunicipio }),
    Discriminacao: service.Discriminacao,
    CodigoMunicipio: service.CodigoMunicipio,
  };
}
