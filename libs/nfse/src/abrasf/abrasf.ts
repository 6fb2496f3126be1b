import { type Cents } from '#libs/kernel';
import { type Percentage } from '../national/dps';

/**
 * An invoice in the municipal layout ABRASF 2.04 (CompNfse). Members have the names and the order of the elements.
 * Amounts are in cents and percentages in hundredths of a percent.
 */
export interface CompNfse {
  readonly Nfse: { readonly InfNfse: InfNfseAbrasf };
  readonly NfseCancelamento?: {
    readonly Confirmacao: {
      readonly Id?: string;
      readonly Pedido: { readonly InfPedidoCancelamento: CancellationRequest };
      readonly DataHora: string;
    };
  };
  readonly NfseSubstituicao?: {
    readonly SubstituicaoNfse: { readonly Id?: string; readonly NfseSubstituidora: string };
  };
}

export interface CancellationRequest {
  readonly Id?: string;
  readonly IdentificacaoNfse: {
    readonly Numero: string;
    readonly CpfCnpj: CpfCnpj;
    readonly InscricaoMunicipal?: string;
    readonly CodigoMunicipio: string;
  };
  /** 1 issued in error, 2 service not provided, 3 wrong signature, 4 duplicate, 5 error of processing. */
  readonly CodigoCancelamento: string;
}

export interface InfNfseAbrasf {
  readonly Id?: string;
  readonly Numero: string;
  readonly CodigoVerificacao: string;
  readonly DataEmissao: string;
  readonly NfseSubstituida?: string;
  readonly OutrasInformacoes?: string;
  readonly ValoresNfse: {
    readonly BaseCalculo?: Cents;
    readonly Aliquota?: Percentage;
    readonly ValorIss?: Cents;
    readonly ValorLiquidoNfse: Cents;
  };
  readonly DescricaoCodigoTributacaoMunicípio?: string;
  readonly ValorCredito?: Cents;
  readonly PrestadorServico: {
    /** Not in 2.04, where the declaration has it. */
    readonly IdentificacaoPrestador?: Identification;
    readonly RazaoSocial: string;
    readonly NomeFantasia?: string;
    readonly Endereco: AbrasfAddress;
    readonly Contato?: Contact;
  };
  readonly OrgaoGerador: { readonly CodigoMunicipio: string; readonly Uf: string };
  readonly DeclaracaoPrestacaoServico: { readonly InfDeclaracaoPrestacaoServico: Declaration };
}

export interface Declaration {
  readonly Id?: string;
  readonly Rps?: Rps;
  readonly Competencia: string;
  readonly Servico: AbrasfService;
  readonly Prestador: Identification;
  readonly TomadorServico?: {
    readonly IdentificacaoTomador?: Identification;
    readonly NifTomador?: string;
    readonly RazaoSocial: string;
    readonly Endereco?: AbrasfAddress;
    readonly EnderecoExterior?: {
      readonly CodigoPais: string;
      readonly EnderecoCompletoExterior: string;
    };
    readonly Contato?: Contact;
  };
  readonly Intermediario?: {
    readonly IdentificacaoIntermediario: Identification;
    readonly RazaoSocial: string;
    readonly CodigoMunicipio: string;
  };
  readonly ConstrucaoCivil?: { readonly CodigoObra?: string; readonly Art?: string };
  /** 1 municipal micro-enterprise, 2 estimate, 3 professionals, 4 cooperative, 5 MEI, 6 ME or EPP. */
  readonly RegimeEspecialTributacao?: string;
  /** 1 yes, 2 no. */
  readonly OptanteSimplesNacional: string;
  readonly IncentivoFiscal: string;
  readonly Evento?: { readonly IdentificacaoEvento?: string; readonly DescricaoEvento?: string };
  readonly InformacoesComplementares?: string;
  readonly Deducao?: readonly AbrasfDeduction[];
}

export interface Rps {
  readonly Id?: string;
  readonly IdentificacaoRps?: RpsId;
  readonly DataEmissao: string;
  /** 1 normal, 2 cancelled. */
  readonly Status: string;
  readonly RpsSubstituido?: RpsId;
}

export interface RpsId {
  readonly Numero: string;
  readonly Serie: string;
  /** 1 RPS, 2 combined, 3 receipt. */
  readonly Tipo: string;
}

export interface AbrasfService {
  readonly Valores: AbrasfValues;
  /** 1 yes, 2 no. */
  readonly IssRetido: string;
  /** 1 customer, 2 intermediary. */
  readonly ResponsavelRetencao?: string;
  /** Item of the list of LC 116: `14.01`. */
  readonly ItemListaServico: string;
  readonly CodigoCnae?: string;
  readonly CodigoTributacaoMunicipio?: string;
  readonly CodigoNbs?: string;
  readonly Discriminacao: string;
  /** IBGE code; 9999999 is abroad. */
  readonly CodigoMunicipio: string;
  readonly CodigoPais?: string;
  /** 1 due, 2 no incidence, 3 exempt, 4 export, 5 immune, 6 suspended by a court, 7 suspended by the authority. */
  readonly ExigibilidadeISS: string;
  readonly IdentifNaoExigibilidade?: string;
  readonly MunicipioIncidencia?: string;
  readonly NumeroProcesso?: string;
}

/** ValorPis to ValorCsll are the amounts retained. */
export interface AbrasfValues {
  readonly ValorServicos: Cents;
  readonly ValorDeducoes?: Cents;
  readonly ValorPis?: Cents;
  readonly ValorCofins?: Cents;
  readonly ValorInss?: Cents;
  readonly ValorIr?: Cents;
  readonly ValorCsll?: Cents;
  readonly OutrasRetencoes?: Cents;
  readonly ValTotTributos?: Cents;
  readonly ValorIss?: Cents;
  readonly Aliquota?: Percentage;
  readonly DescontoIncondicionado?: Cents;
  readonly DescontoCondicionado?: Cents;
}

export interface AbrasfDeduction {
  readonly TipoDeducao: string;
  readonly DescricaoDeducao?: string;
  readonly IdentificacaoDocumentoDeducao: {
    readonly IdentificacaoNfse?: {
      readonly CodigoMunicipioGerador: string;
      readonly NumeroNfse: string;
      readonly CodigoVerificacao?: string;
    };
    readonly IdentificacaoNfe?: {
      readonly NumeroNfe: string;
      readonly UfNfe: string;
      readonly ChaveAcessoNfe?: string;
    };
    readonly OutroDocumento?: { readonly IdentificacaoDocumento: string };
  };
  readonly DadosFornecedor: {
    readonly IdentificacaoFornecedor?: { readonly CpfCnpj: CpfCnpj };
    readonly FornecedorExterior?: { readonly NifFornecedor?: string; readonly CodigoPais: string };
  };
  readonly DataEmissao: string;
  readonly ValorDedutivel: Cents;
  readonly ValorUtilizadoDeducao: Cents;
}

/** One of the two. */
export interface CpfCnpj {
  readonly Cpf?: string;
  readonly Cnpj?: string;
}

export interface Identification {
  readonly CpfCnpj: CpfCnpj;
  readonly InscricaoMunicipal?: string;
}

/** A part that an earlier version leaves out is empty. */
export interface AbrasfAddress {
  readonly Endereco: string;
  readonly Numero: string;
  readonly Complemento?: string;
  readonly Bairro: string;
  readonly CodigoMunicipio: string;
  readonly Uf: string;
  /** Only in 2.02 and 2.03. */
  readonly CodigoPais?: string;
  readonly Cep: string;
}

/** One of the two, or both. */
export interface Contact {
  readonly Telefone?: string;
  readonly Email?: string;
}
