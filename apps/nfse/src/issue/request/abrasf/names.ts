import * as read from './readers';

/** An element of ABRASF 2.04, the English member with the same meaning, and a reader if the value must be converted. */
export type Row = readonly [from: string, to: string, reader?: read.Reader];

/** Groups. An empty group is kept, so that its missing members are reported. */
export const GROUPS: readonly Row[] = [
  ['Prestador', 'provider'],
  ['TomadorServico', 'customer'],
  ['Tomador', 'customer'],
  ['Intermediario', 'intermediary'],
  ['Servico', 'service'],
  ['ConstrucaoCivil', 'service.construction'],
  ['Evento', 'service.event'],
];

/** English members that a body in ABRASF names can also have, because ABRASF has no such elements. */
export const SHARED = [
  'reference',
  'sync',
  'layout',
  'series',
  'municipality',
  'totalTaxes',
  'ibsCbs',
  'orderNumber',
] as const;

/** English members that also exist as ABRASF elements. A body has only one of the two. */
export const TRANSLATED = [
  'provider',
  'customer',
  'intermediary',
  'service',
  'competence',
  'taxes',
  'additionalInformation',
  'rps',
  'declared',
] as const;

/** Elements that contain the declaration in ABRASF requests. */
export const WRAPPERS = [
  'GerarNfseEnvio',
  'DeclaracaoPrestacaoServico',
  'Rps',
  'InfDeclaracaoPrestacaoServico',
] as const;

/** Other elements of ABRASF 2.04 are ignored: the simulator computes or assigns their values. */
export const ROWS: readonly Row[] = [
  ['Rps.IdentificacaoRps.Serie', 'rps.series', read.series],
  ['Rps.IdentificacaoRps.Numero', 'rps.number'],
  ['Rps.IdentificacaoRps.Tipo', 'rps.type'],
  ['Rps.DataEmissao', 'rps.issueDate'],
  ['Rps.Status', 'rps.status'],
  ['Competencia', 'competence'],
  ['OrgaoGerador.CodigoMunicipio', 'municipality'],
  ['Prestador.CpfCnpj.Cnpj', 'provider.cnpj'],
  ['Prestador.CpfCnpj.Cpf', 'provider.cpf'],
  ['Prestador.Cnpj', 'provider.cnpj'],
  ['Prestador.InscricaoMunicipal', 'provider.municipalRegistration'],
  ['PrestadorServico.RazaoSocial', 'provider.name'],
  ['PrestadorServico.Endereco.CodigoMunicipio', 'provider.municipality'],
  ...addressRows('PrestadorServico', 'provider'),
  ...contactRows('PrestadorServico', 'provider'),
  ['OptanteSimplesNacional', 'provider.simplesNacional', read.simplesNacional],
  ['RegimeEspecialTributacao', 'provider.specialRegime', read.specialRegime],
  ...customerRows('TomadorServico'),
  ...customerRows('Tomador'),
  ['Intermediario.IdentificacaoIntermediario.CpfCnpj.Cnpj', 'intermediary.cnpj'],
  ['Intermediario.IdentificacaoIntermediario.CpfCnpj.Cpf', 'intermediary.cpf'],
  [
    'Intermediario.IdentificacaoIntermediario.InscricaoMunicipal',
    'intermediary.municipalRegistration',
  ],
  ['Intermediario.RazaoSocial', 'intermediary.name'],
  ['Servico.ItemListaServico', 'service.code'],
  ['Servico.Discriminacao', 'service.description'],
  ['Servico.Valores.ValorServicos', 'service.amount'],
  ['Servico.Valores.Aliquota', 'service.issRate'],
  ...resultRows(),
  ['Servico.IssRetido', 'service.issWithheld', read.withheld],
  ['Servico.ResponsavelRetencao', 'service.issWithheldBy', read.withheldBy],
  ['Servico.ExigibilidadeISS', 'service.issType', read.issType],
  ['Servico.IdentifNaoExigibilidade', 'service.immunity', ignored],
  ['Servico.NumeroProcesso', 'service.suspension.process', ignored],
  ['Servico.Valores.ValorDeducoes', 'service.deductions', read.deductedAmount],
  ['Servico.Valores.DescontoIncondicionado', 'service.unconditionalDiscount'],
  ['Servico.Valores.DescontoCondicionado', 'service.conditionalDiscount'],
  ['Servico.CodigoNbs', 'service.nbs'],
  ['Servico.CodigoTributacaoMunicipio', 'service.municipalCode', read.municipalCode],
  ['Servico.CodigoMunicipio', 'service.place', read.placeInBrazil],
  ['Servico.CodigoPais', 'service.place', read.placeAbroad],
  ['Servico.Valores.ValorPis', 'taxes.pis', read.retained('pis')],
  ['Servico.Valores.ValorCofins', 'taxes.cofins', read.retained('cofins')],
  ['Servico.Valores.ValorCsll', 'taxes.csll', read.retained('csll')],
  ['Servico.Valores.ValorIr', 'taxes.irrf', read.retained('irrf')],
  ['Servico.Valores.ValorInss', 'taxes.inss', read.retained('inss')],
  ['Servico.Valores.OutrasRetencoes', 'taxes', read.otherRetentions],
  ['ConstrucaoCivil.CodigoObra', 'service.construction.code'],
  ['ConstrucaoCivil.Art', 'service.construction.technicalDocument'],
  ['Evento.IdentificacaoEvento', 'service.event.id'],
  ['Evento.DescricaoEvento', 'service.event.name'],
  ['InformacoesComplementares', 'additionalInformation'],
];

/** The list of the declaration: its English path, and the rows of an item. */
export const LIST = { from: 'Deducao', to: 'service.deductions.documents' } as const;

const MUNICIPAL = 'IdentificacaoDocumentoDeducao.IdentificacaoNfse';
const SUPPLIER = 'DadosFornecedor';

export const ITEM_ROWS: readonly Row[] = [
  ['TipoDeducao', 'type', read.deductionType],
  ['DescricaoDeducao', 'description'],
  [`${MUNICIPAL}.CodigoMunicipioGerador`, 'municipalInvoice.municipality'],
  [`${MUNICIPAL}.NumeroNfse`, 'municipalInvoice.number'],
  [`${MUNICIPAL}.CodigoVerificacao`, 'municipalInvoice.verificationCode'],
  ['IdentificacaoDocumentoDeducao.IdentificacaoNfe.ChaveAcessoNfe', 'nfeKey'],
  ['IdentificacaoDocumentoDeducao.OutroDocumento.IdentificacaoDocumento', 'otherDocument'],
  [`${SUPPLIER}.IdentificacaoFornecedor.CpfCnpj.Cnpj`, 'supplier.cnpj', read.supplierId('cnpj')],
  [`${SUPPLIER}.IdentificacaoFornecedor.CpfCnpj.Cpf`, 'supplier.cpf', read.supplierId('cpf')],
  [
    `${SUPPLIER}.FornecedorExterior.NifFornecedor`,
    'supplier.foreignId',
    read.supplierId('foreignId'),
  ],
  ['DataEmissao', 'issueDate'],
  ['ValorDedutivel', 'deductibleAmount'],
  ['ValorUtilizadoDeducao', 'amount'],
];

function customerRows(group: string): readonly Row[] {
  return [
    [`${group}.IdentificacaoTomador.CpfCnpj.Cnpj`, 'customer.cnpj'],
    [`${group}.IdentificacaoTomador.CpfCnpj.Cpf`, 'customer.cpf'],
    [`${group}.IdentificacaoTomador.InscricaoMunicipal`, 'customer.municipalRegistration'],
    [`${group}.NifTomador`, 'customer.foreignId'],
    [`${group}.RazaoSocial`, 'customer.name'],
    ...addressRows(group, 'customer'),
    [`${group}.EnderecoExterior.CodigoPais`, 'customer.address.country'],
    [
      `${group}.EnderecoExterior.EnderecoCompletoExterior`,
      'customer.address.street',
      read.foreignAddress,
    ],
    ...contactRows(group, 'customer'),
  ];
}

function addressRows(group: string, to: string): readonly Row[] {
  return [
    [`${group}.Endereco.Endereco`, `${to}.address.street`],
    [`${group}.Endereco.Numero`, `${to}.address.number`],
    [`${group}.Endereco.Complemento`, `${to}.address.complement`],
    [`${group}.Endereco.Bairro`, `${to}.address.district`],
    [`${group}.Endereco.CodigoMunicipio`, `${to}.address.municipality`],
    [`${group}.Endereco.Cep`, `${to}.address.postalCode`],
  ];
}

function contactRows(group: string, to: string): readonly Row[] {
  return [
    [`${group}.Contato.Telefone`, `${to}.phone`],
    [`${group}.Contato.Email`, `${to}.email`],
  ];
}

/** Amounts that the sender has computed: in the group of the service, and in the group of the invoice (2.04). */
function resultRows(): readonly Row[] {
  const members = [
    ['BaseCalculo', 'declared.base'],
    ['ValorIss', 'declared.iss'],
    ['ValorLiquidoNfse', 'declared.net'],
  ] as const;
  return members.flatMap(([name, to]): Row[] => [
    [`ValoresNfse.${name}`, to, read.sameAs(`Servico.Valores.${name}`, to)],
    [`Servico.Valores.${name}`, to],
  ]);
}

/** Read together with another element. The row only gives the place of errors. */
function ignored(): Readonly<Record<string, unknown>> {
  return {};
}
