import {
  atMostOne,
  type Envelope,
  exactlyOne,
  group,
  oneOf,
  oneOrMore,
  optional,
  optionalAttribute,
  optionalList,
  required,
  type Root,
} from '#libs/xml-tables';
import {
  type AbrasfAddress,
  type AbrasfDeduction,
  type AbrasfService,
  type AbrasfValues,
  type CancellationRequest,
  type CompNfse,
  type Contact,
  type CpfCnpj,
  type Declaration,
  type Identification,
  type InfNfseAbrasf,
  type Rps,
  type RpsId,
} from './abrasf';
import * as type from './abrasf-types';

const VERSIONED: Envelope = {
  version: { attribute: 'versao', values: ['2.04'] },
  signature: 'optional',
};
const UNVERSIONED: Envelope = { signature: 'optional' };
/** The schema does not limit the number of deductions. The maximum number of elements of a document limits it. */
const MANY = 100_000;

const taxId = exactlyOne();
const CPF_CNPJ = group<CpfCnpj>({ Cpf: oneOf(taxId, type.cpf), Cnpj: oneOf(taxId, type.cnpj) });

const IDENTIFICATION = group<Identification>({
  CpfCnpj: required(CPF_CNPJ),
  InscricaoMunicipal: optional(type.text(15)),
});

const ADDRESS = group<AbrasfAddress>({
  Endereco: required(type.text(255)),
  Numero: required(type.text(60)),
  Complemento: optional(type.text(60)),
  Bairro: required(type.text(60)),
  CodigoMunicipio: required(type.municipality),
  Uf: required(type.uf),
  Cep: required(type.postalCode),
});

const contact = oneOrMore();
const CONTACT = group<Contact>({
  Telefone: oneOf(contact, type.text(20)),
  Email: oneOf(contact, type.text(80)),
});

const RPS_ID = group<RpsId>({
  Numero: required(type.number(15)),
  Serie: required(type.text(5)),
  Tipo: required(type.code('1', '2', '3')),
});

const RPS = group<Rps>({
  Id: optionalAttribute(type.text(255)),
  IdentificacaoRps: optional(RPS_ID),
  DataEmissao: required(type.date),
  Status: required(type.yesNo),
  RpsSubstituido: optional(RPS_ID),
});

const VALUES = group<AbrasfValues>({
  ValorServicos: required(type.amount),
  ValorDeducoes: optional(type.amount),
  ValorPis: optional(type.amount),
  ValorCofins: optional(type.amount),
  ValorInss: optional(type.amount),
  ValorIr: optional(type.amount),
  ValorCsll: optional(type.amount),
  OutrasRetencoes: optional(type.amount),
  ValTotTributos: optional(type.amount),
  ValorIss: optional(type.amount),
  Aliquota: optional(type.rate),
  DescontoIncondicionado: optional(type.amount),
  DescontoCondicionado: optional(type.amount),
});

const SERVICE = group<AbrasfService>({
  Valores: required(VALUES),
  IssRetido: required(type.yesNo),
  ResponsavelRetencao: optional(type.yesNo),
  ItemListaServico: required(type.listItem),
  CodigoCnae: optional(type.number(7)),
  CodigoTributacaoMunicipio: optional(type.text(20)),
  CodigoNbs: optional(type.text(9)),
  Discriminacao: required(type.text(2000)),
  CodigoMunicipio: required(type.municipality),
  CodigoPais: optional(type.country),
  ExigibilidadeISS: required(type.code('1', '2', '3', '4', '5', '6', '7')),
  IdentifNaoExigibilidade: optional(type.text(4)),
  MunicipioIncidencia: optional(type.municipality),
  NumeroProcesso: optional(type.text(30)),
});

type Customer = NonNullable<Declaration['TomadorServico']>;
const customerAddress = atMostOne();

const CUSTOMER = group<Customer>({
  IdentificacaoTomador: optional(IDENTIFICATION),
  NifTomador: optional(type.text(40)),
  RazaoSocial: required(type.text(150)),
  Endereco: oneOf(customerAddress, ADDRESS),
  EnderecoExterior: oneOf(
    customerAddress,
    group<NonNullable<Customer['EnderecoExterior']>>({
      CodigoPais: required(type.country),
      EnderecoCompletoExterior: required(type.text(255)),
    }),
  ),
  Contato: optional(CONTACT),
});

type DeductionDocument = AbrasfDeduction['IdentificacaoDocumentoDeducao'];
type DeductionSupplier = AbrasfDeduction['DadosFornecedor'];
const deductionDocument = exactlyOne();
const deductionSupplier = exactlyOne();

const DEDUCTION = group<AbrasfDeduction>({
  TipoDeducao: required(type.code('1', '2', '3', '4', '5', '6', '7', '8', '99')),
  DescricaoDeducao: optional(type.text(150)),
  IdentificacaoDocumentoDeducao: required(
    group<DeductionDocument>({
      IdentificacaoNfse: oneOf(
        deductionDocument,
        group<NonNullable<DeductionDocument['IdentificacaoNfse']>>({
          CodigoMunicipioGerador: required(type.municipality),
          NumeroNfse: required(type.number(15)),
          CodigoVerificacao: optional(type.verificationCode),
        }),
      ),
      IdentificacaoNfe: oneOf(
        deductionDocument,
        group<NonNullable<DeductionDocument['IdentificacaoNfe']>>({
          NumeroNfe: required(type.number(9)),
          UfNfe: required(type.uf),
          ChaveAcessoNfe: optional(type.number(44)),
        }),
      ),
      OutroDocumento: oneOf(
        deductionDocument,
        group<NonNullable<DeductionDocument['OutroDocumento']>>({
          IdentificacaoDocumento: required(type.text(255)),
        }),
      ),
    }),
  ),
  DadosFornecedor: required(
    group<DeductionSupplier>({
      IdentificacaoFornecedor: oneOf(
        deductionSupplier,
        group<{ readonly CpfCnpj: CpfCnpj }>({ CpfCnpj: required(CPF_CNPJ) }),
      ),
      FornecedorExterior: oneOf(
        deductionSupplier,
        group<NonNullable<DeductionSupplier['FornecedorExterior']>>({
          NifFornecedor: optional(type.text(40)),
          CodigoPais: required(type.country),
        }),
      ),
    }),
  ),
  DataEmissao: required(type.date),
  ValorDedutivel: required(type.amount),
  ValorUtilizadoDeducao: required(type.amount),
});

const construction = oneOrMore();
const event = oneOrMore();

const DECLARATION = group<Declaration>({
  Id: optionalAttribute(type.text(255)),
  Rps: optional(RPS),
  Competencia: required(type.date),
  Servico: required(SERVICE),
  Prestador: required(IDENTIFICATION),
  TomadorServico: optional(CUSTOMER),
  Intermediario: optional(
    group<NonNullable<Declaration['Intermediario']>>({
      IdentificacaoIntermediario: required(IDENTIFICATION),
      RazaoSocial: required(type.text(150)),
      CodigoMunicipio: required(type.municipality),
    }),
  ),
  ConstrucaoCivil: optional(
    group<NonNullable<Declaration['ConstrucaoCivil']>>({
      CodigoObra: oneOf(construction, type.text(30)),
      Art: oneOf(construction, type.text(30)),
    }),
  ),
  RegimeEspecialTributacao: optional(type.code('1', '2', '3', '4', '5', '6')),
  OptanteSimplesNacional: required(type.yesNo),
  IncentivoFiscal: required(type.yesNo),
  Evento: optional(
    group<NonNullable<Declaration['Evento']>>({
      IdentificacaoEvento: oneOf(event, type.text(30)),
      DescricaoEvento: oneOf(event, type.text(255)),
    }),
  ),
  InformacoesComplementares: optional(type.text(2000)),
  Deducao: optionalList(MANY, DEDUCTION),
});

const INF_NFSE = group<InfNfseAbrasf>({
  Id: optionalAttribute(type.text(255)),
  Numero: required(type.number(15)),
  CodigoVerificacao: required(type.verificationCode),
  DataEmissao: required(type.dateTime),
  NfseSubstituida: optional(type.number(15)),
  OutrasInformacoes: optional(type.text(510)),
  ValoresNfse: required(
    group<InfNfseAbrasf['ValoresNfse']>({
      BaseCalculo: optional(type.amount),
      Aliquota: optional(type.rate),
      ValorIss: optional(type.amount),
      ValorLiquidoNfse: required(type.amount),
    }),
  ),
  DescricaoCodigoTributacaoMunicípio: optional(type.text(1000)),
  ValorCredito: optional(type.amount),
  PrestadorServico: required(
    group<InfNfseAbrasf['PrestadorServico']>({
      RazaoSocial: required(type.text(150)),
      NomeFantasia: optional(type.text(60)),
      Endereco: required(ADDRESS),
      Contato: optional(CONTACT),
    }),
  ),
  OrgaoGerador: required(
    group<InfNfseAbrasf['OrgaoGerador']>({
      CodigoMunicipio: required(type.municipality),
      Uf: required(type.uf),
    }),
  ),
  DeclaracaoPrestacaoServico: required(
    group<InfNfseAbrasf['DeclaracaoPrestacaoServico']>(
      { InfDeclaracaoPrestacaoServico: required(DECLARATION) },
      UNVERSIONED,
    ),
  ),
});

type Cancellation = NonNullable<CompNfse['NfseCancelamento']>;
type Confirmation = Cancellation['Confirmacao'];

const CANCELLATION_REQUEST = group<CancellationRequest>({
  Id: optionalAttribute(type.text(255)),
  IdentificacaoNfse: required(
    group<CancellationRequest['IdentificacaoNfse']>({
      Numero: required(type.number(15)),
      CpfCnpj: required(CPF_CNPJ),
      InscricaoMunicipal: optional(type.text(15)),
      CodigoMunicipio: required(type.municipality),
    }),
  ),
  CodigoCancelamento: required(type.code('1', '2', '3', '4', '5')),
});

const CANCELLATION = group<Cancellation>(
  {
    Confirmacao: required(
      group<Confirmation>({
        Id: optionalAttribute(type.text(255)),
        Pedido: required(
          group<Confirmation['Pedido']>(
            { InfPedidoCancelamento: required(CANCELLATION_REQUEST) },
            UNVERSIONED,
          ),
        ),
        DataHora: required(type.dateTime),
      }),
    ),
  },
  VERSIONED,
);

type Substitution = NonNullable<CompNfse['NfseSubstituicao']>;

export const COMP_NFSE: Root<CompNfse> = {
  name: 'CompNfse',
  namespace: 'http://www.abrasf.org.br/nfse.xsd',
  group: group<CompNfse>({
    Nfse: required(group<CompNfse['Nfse']>({ InfNfse: required(INF_NFSE) }, VERSIONED)),
    NfseCancelamento: optional(CANCELLATION),
    NfseSubstituicao: optional(
      group<Substitution>(
        {
          SubstituicaoNfse: required(
            group<Substitution['SubstituicaoNfse']>({
              Id: optionalAttribute(type.text(255)),
              NfseSubstituidora: required(type.number(15)),
            }),
          ),
        },
        VERSIONED,
      ),
    ),
  }),
};
