const AMOUNTS =
  'ValorServicos:tsValor ValorDeducoes:tsValor? ValorPis:tsValor? ValorCofins:tsValor? ValorInss:tsValor? ' +
  'ValorIr:tsValor? ValorCsll:tsValor?';
const DISCOUNTS = 'DescontoIncondicionado:tsValor? DescontoCondicionado:tsValor?';
const PLACE = 'CodigoMunicipio:tsCodigoMunicipioIbge';
const SERVICE_OF_2 =
  'Valores:tcValoresDeclaracaoServico IssRetido:tsSimNao ResponsavelRetencao:tsResponsavelRetencao? ' +
  'ItemListaServico:tsItemListaServico CodigoCnae:tsCodigoCnae? CodigoTributacaoMunicipio:tsCodigoTributacao? ' +
  `CodigoNbs:tsCodigoNbs? Discriminacao:tsDiscriminacao ${PLACE} CodigoPais:tsCodigoPais? ` +
  'ExigibilidadeISS:tsExigibilidadeISS';
const END_OF_SERVICE =
  'MunicipioIncidencia:tsCodigoMunicipioIbge? NumeroProcesso:tsNumeroProcesso?';
const START_OF_NOTE =
  '@Id?:tsIdTag Numero:tsNumeroNfse CodigoVerificacao:tsCodigoVerificacao DataEmissao:xsDateTime';
const REPLACED = 'NfseSubstituida:tsNumeroNfse? OutrasInformacoes:tsOutrasInformacoes?';

/** Types that are the same in all versions. */
const SHARED: Readonly<Record<string, string>> = {
  tcCpfCnpj: '(Cpf:tsCpf | Cnpj:tsCnpj)',
  tcIdentificacaoOrgaoGerador: `${PLACE} Uf:tsUf`,
  tcIdentificacaoRps: 'Numero:tsNumeroRps Serie:tsSerieRps Tipo:tsTipoRps',
  tcIdentificacaoParcial: 'CpfCnpj:tcCpfCnpj? InscricaoMunicipal:tsInscricaoMunicipal?',
  tcIdentificacao: 'CpfCnpj:tcCpfCnpj InscricaoMunicipal:tsInscricaoMunicipal?',
  tcCompNfse:
    'Nfse:tcNfse NfseCancelamento:tcCancelamentoNfse? NfseSubstituicao:tcSubstituicaoNfse?',
  tcPedidoCancelamento: 'InfPedidoCancelamento:tcInfPedidoCancelamento Signature?',
  tcInfSubstituicaoNfse: '@Id?:tsIdTag NfseSubstituidora:tsNumeroNfse',
  tcMensagemRetorno:
    'Codigo:tsCodigoMensagemAlerta Mensagem:tsDescricaoMensagemAlerta Correcao:tsDescricaoMensagemAlerta?',
  tcMensagemRetornoLote:
    'IdentificacaoRps:tcIdentificacaoRps Codigo:tsCodigoMensagemAlerta Mensagem:tsDescricaoMensagemAlerta',
  ListaMensagemRetorno: 'MensagemRetorno:tcMensagemRetorno+',
  ListaMensagemRetornoLote: 'MensagemRetorno:tcMensagemRetornoLote+',
  Periodo: 'DataInicial:xsDate DataFinal:xsDate',
};

/** Types that are the same in 2.03 and 2.04. */
const SHARED_OF_2: Readonly<Record<string, string>> = {
  ...SHARED,
  tcNfse: '@versao:tsVersao InfNfse:tcInfNfse Signature?',
  tcCancelamentoNfse: '@versao:tsVersao Confirmacao:tcConfirmacaoCancelamento Signature?',
  tcSubstituicaoNfse: '@versao:tsVersao SubstituicaoNfse:tcInfSubstituicaoNfse Signature{0,2}',
  tcConfirmacaoCancelamento: '@Id?:tsIdTag Pedido:tcPedidoCancelamento DataHora:xsDateTime',
  tcIdentificacaoNfse: `Numero:tsNumeroNfse CpfCnpj:tcCpfCnpj InscricaoMunicipal:tsInscricaoMunicipal? ${PLACE}`,
  tcDadosIntermediario: `IdentificacaoIntermediario:tcIdentificacaoIntermediario RazaoSocial:tsRazaoSocial ${PLACE}`,
  tcValoresDeclaracaoServico: `${AMOUNTS} OutrasRetencoes:tsValor? ValTotTributos:tsValor? ValorIss:tsValor? Aliquota:tsAliquota? ${DISCOUNTS}`,
  tcDeclaracaoPrestacaoServico:
    'InfDeclaracaoPrestacaoServico:tcInfDeclaracaoPrestacaoServico Signature?',
  ListaRps: 'Rps:tcDeclaracaoPrestacaoServico+',
  SubstituicaoNfse: '@Id?:tsIdTag Pedido:tcPedidoCancelamento Rps:tcDeclaracaoPrestacaoServico',
};

/** The complex types of ABRASF 2.04, without messages. */
export const PARTS_2_04: Readonly<Record<string, string>> = {
  ...SHARED_OF_2,
  tcIdentificacaoIntermediario: 'CpfCnpj:tcCpfCnpj InscricaoMunicipal:tsInscricaoMunicipal?',
  tcEndereco:
    'Endereco:tsEndereco Numero:tsNumeroEndereco Complemento:tsComplementoEndereco? Bairro:tsBairro ' +
    `${PLACE} Uf:tsUf Cep:tsCep`,
  tcEnderecoExterior: 'CodigoPais:tsCodigoPais EnderecoCompletoExterior:tsEnderecoCompletoExterior',
  tcContato: '(Telefone:tsTelefone Email:tsEmail? | Email:tsEmail)',
  tcDadosTomador:
    'IdentificacaoTomador:tcIdentificacao? NifTomador:tsNif? RazaoSocial:tsRazaoSocial ' +
    '(Endereco:tcEndereco | EnderecoExterior:tcEnderecoExterior)? Contato:tcContato?',
  tcValoresNfse:
    'BaseCalculo:tsValor Aliquota:tsAliquota? ValorIss:tsValor? ValorLiquidoNfse:tsValor',
  tcDadosServico: `${SERVICE_OF_2} IdentifNaoExigibilidade:tsIdentifNaoExigibilidade? ${END_OF_SERVICE}`,
  tcDadosConstrucaoCivil: '(CodigoObra:tsCodigoObra Art:tsArt? | Art:tsArt)',
  tcEvento:
    '(IdentificacaoEvento:tsIdentificacaoEvento DescricaoEvento:tsDescricaoEvento? | DescricaoEvento:tsDescricaoEvento)',
  tcDadosPrestador:
    'RazaoSocial:tsRazaoSocial NomeFantasia:tsNomeFantasia? Endereco:tcEndereco Contato:tcContato?',
  tcIdentificacaoNfseDeducao:
    'CodigoMunicipioGerador:tsCodigoMunicipioIbge NumeroNfse:tsNumeroNfse CodigoVerificacao:tsCodigoVerificacao?',
  tcIdentificacaoNfeDeducao: 'NumeroNfe:tsNumeroNfe UfNfe:tsUf ChaveAcessoNfe:tsChaveAcessoNfe?',
  tcOutroDocumentoDeducao: 'IdentificacaoDocumento:tsIdentificacaoDocumento',
  tcIdentificacaoDocumentoDeducao:
    '(IdentificacaoNfse:tcIdentificacaoNfseDeducao | IdentificacaoNfe:tcIdentificacaoNfeDeducao | ' +
    'OutroDocumento:tcOutroDocumentoDeducao)',
  tcIdentificacaoFornecedor: 'CpfCnpj:tcCpfCnpj',
  tcFornecedorExterior: 'NifFornecedor:tsNif? CodigoPais:tsCodigoPais',
  tcDadosFornecedor:
    '(IdentificacaoFornecedor:tcIdentificacaoFornecedor | FornecedorExterior:tcFornecedorExterior)',
  tcDadosDeducao:
    'TipoDeducao:tsTipoDeducao DescricaoDeducao:tsDescricaoDeducao? ' +
    'IdentificacaoDocumentoDeducao:tcIdentificacaoDocumentoDeducao DadosFornecedor:tcDadosFornecedor ' +
    'DataEmissao:xsDate ValorDedutivel:tsValor ValorUtilizadoDeducao:tsValor',
  tcInfRps:
    '@Id?:tsIdTag IdentificacaoRps:tcIdentificacaoRps? DataEmissao:xsDate Status:tsStatusRps ' +
    'RpsSubstituido:tcIdentificacaoRps?',
  tcInfDeclaracaoPrestacaoServico:
    '@Id?:tsIdTag Rps:tcInfRps? Competencia:xsDate Servico:tcDadosServico Prestador:tcIdentificacao ' +
    'TomadorServico:tcDadosTomador? Intermediario:tcDadosIntermediario? ConstrucaoCivil:tcDadosConstrucaoCivil? ' +
    'RegimeEspecialTributacao:tsRegimeEspecialTributacao? OptanteSimplesNacional:tsSimNao IncentivoFiscal:tsSimNao ' +
    'Evento:tcEvento? InformacoesComplementares:tsInformacoesComplementares? Deducao:tcDadosDeducao*',
  tcInfNfse:
    `${START_OF_NOTE} ${REPLACED} ValoresNfse:tcValoresNfse ` +
    'DescricaoCodigoTributacaoMunicípio:tsDescricaoCodigoTributacao? ValorCredito:tsValor? ' +
    'PrestadorServico:tcDadosPrestador OrgaoGerador:tcIdentificacaoOrgaoGerador ' +
    'DeclaracaoPrestacaoServico:tcDeclaracaoPrestacaoServico',
  tcInfPedidoCancelamento:
    '@Id?:tsIdTag IdentificacaoNfse:tcIdentificacaoNfse CodigoCancelamento:tsCodigoCancelamentoNfse',
  tcLoteRps:
    '@Id?:tsIdTag @versao:tsVersao NumeroLote:tsNumeroLote Prestador:tcIdentificacao ' +
    'QuantidadeRps:tsQuantidadeRps ListaRps:ListaRps',
};

const EARLIER_ADDRESS =
  'Endereco:tsEndereco? Numero:tsNumeroEndereco? Complemento:tsComplementoEndereco? Bairro:tsBairro? ' +
  'CodigoMunicipio:tsCodigoMunicipioIbge? Uf:tsUf?';
const EARLIER_CONTACT = 'Telefone:tsTelefone? Email:tsEmail?';
const EARLIER_PROVIDER =
  'IdentificacaoPrestador:tcIdentificacaoPrestador RazaoSocial:tsRazaoSocial NomeFantasia:tsNomeFantasia? ' +
  'Endereco:tcEndereco Contato:tcContato?';

/** The complex types of ABRASF 2.03, without messages. */
export const PARTS_2_03: Readonly<Record<string, string>> = {
  ...SHARED_OF_2,
  tcIdentificacaoPrestador: 'CpfCnpj:tcCpfCnpj? InscricaoMunicipal:tsInscricaoMunicipal?',
  tcIdentificacaoIntermediario: 'CpfCnpj:tcCpfCnpj? InscricaoMunicipal:tsInscricaoMunicipal?',
  tcEndereco: `${EARLIER_ADDRESS} CodigoPais:tsCodigoPais? Cep:tsCep?`,
  tcContato: EARLIER_CONTACT,
  tcDadosTomador:
    'IdentificacaoTomador:tcIdentificacaoParcial? NifTomador:tsNif? RazaoSocial:tsRazaoSocial? Endereco:tcEndereco? ' +
    'Contato:tcContato?',
  tcValoresNfse:
    'BaseCalculo:tsValor? Aliquota:tsAliquota? ValorIss:tsValor? ValorLiquidoNfse:tsValor',
  tcDadosServico: `${SERVICE_OF_2} ${END_OF_SERVICE}`,
  tcDadosConstrucaoCivil: 'CodigoObra:tsCodigoObra? Art:tsArt',
  tcDadosPrestador: EARLIER_PROVIDER,
  tcInfRps:
    '@Id?:tsIdTag IdentificacaoRps:tcIdentificacaoRps DataEmissao:xsDate Status:tsStatusRps ' +
    'RpsSubstituido:tcIdentificacaoRps?',
  tcInfDeclaracaoPrestacaoServico:
    '@Id?:tsIdTag Rps:tcInfRps? Competencia:xsDate Servico:tcDadosServico Prestador:tcIdentificacaoPrestador ' +
    'Tomador:tcDadosTomador? Intermediario:tcDadosIntermediario? ConstrucaoCivil:tcDadosConstrucaoCivil? ' +
    'RegimeEspecialTributacao:tsRegimeEspecialTributacao? OptanteSimplesNacional:tsSimNao IncentivoFiscal:tsSimNao',
  tcInfNfse:
    `${START_OF_NOTE} ${REPLACED} ValoresNfse:tcValoresNfse ValorCredito:tsValor? PrestadorServico:tcDadosPrestador ` +
    'OrgaoGerador:tcIdentificacaoOrgaoGerador DeclaracaoPrestacaoServico:tcDeclaracaoPrestacaoServico',
  tcInfPedidoCancelamento:
    '@Id?:tsIdTag IdentificacaoNfse:tcIdentificacaoNfse CodigoCancelamento:tsCodigoCancelamentoNfse?',
  tcLoteRps:
    '@Id?:tsIdTag @versao:tsVersao NumeroLote:tsNumeroLote CpfCnpj:tcCpfCnpj ' +
    'InscricaoMunicipal:tsInscricaoMunicipal? QuantidadeRps:tsQuantidadeRps ListaRps:ListaRps',
};

/** The complex types of ABRASF 2.02, without messages: those of 2.03 without what it added. */
export const PARTS_2_02: Readonly<Record<string, string>> = {
  ...PARTS_2_03,
  tcDadosTomador: left('tcDadosTomador', ' NifTomador:tsNif?'),
  tcDadosServico: left('tcDadosServico', 'CodigoNbs:tsCodigoNbs? '),
  tcValoresDeclaracaoServico: left('tcValoresDeclaracaoServico', ' ValTotTributos:tsValor?'),
  tcDadosIntermediario: left('tcDadosIntermediario', ` ${PLACE}`),
};

function left(type: string, added: string): string {
  return (PARTS_2_03[type] ?? '').replace(added, '');
}

const SITUATION =
  'NaturezaOperacao:tsNaturezaOperacao RegimeEspecialTributacao:tsRegimeEspecialTributacao? ' +
  'OptanteSimplesNacional:tsSimNao IncentivadorCultural:tsSimNao';

/** The complex types of ABRASF 1.00, without messages. */
export const PARTS_1_00: Readonly<Record<string, string>> = {
  ...SHARED,
  tcEndereco: `${EARLIER_ADDRESS} Cep:tsCep?`,
  tcContato: EARLIER_CONTACT,
  tcIdentificacaoPrestador: 'Cnpj:tsCnpj InscricaoMunicipal:tsInscricaoMunicipal?',
  tcDadosTomador:
    'IdentificacaoTomador:tcIdentificacaoParcial? RazaoSocial:tsRazaoSocial? Endereco:tcEndereco? Contato:tcContato?',
  tcIdentificacaoIntermediarioServico:
    'RazaoSocial:tsRazaoSocial CpfCnpj:tcCpfCnpj InscricaoMunicipal:tsInscricaoMunicipal?',
  tcValores:
    `${AMOUNTS} IssRetido:tsSimNao ValorIss:tsValor? ValorIssRetido:tsValor? OutrasRetencoes:tsValor? ` +
    `BaseCalculo:tsValor? Aliquota:tsAliquota? ValorLiquidoNfse:tsValor? ${DISCOUNTS}`,
  tcDadosServico:
    'Valores:tcValores ItemListaServico:tsItemListaServico CodigoCnae:tsCodigoCnae? ' +
    `CodigoTributacaoMunicipio:tsCodigoTributacao? Discriminacao:tsDiscriminacao ${PLACE}`,
  tcDadosConstrucaoCivil: 'CodigoObra:tsCodigoObra Art:tsArt',
  tcDadosPrestador: EARLIER_PROVIDER,
  tcInfRps:
    `@Id?:tsIdTag IdentificacaoRps:tcIdentificacaoRps DataEmissao:xsDateTime ${SITUATION} Status:tsStatusRps ` +
    'RpsSubstituido:tcIdentificacaoRps? Servico:tcDadosServico Prestador:tcIdentificacaoPrestador ' +
    'Tomador:tcDadosTomador? IntermediarioServico:tcIdentificacaoIntermediarioServico? ' +
    'ConstrucaoCivil:tcDadosConstrucaoCivil?',
  tcRps: 'InfRps:tcInfRps Signature?',
  tcIdentificacaoNfse: `Numero:tsNumeroNfse Cnpj:tsCnpj InscricaoMunicipal:tsInscricaoMunicipal? ${PLACE}`,
  tcInfNfse:
    `${START_OF_NOTE} IdentificacaoRps:tcIdentificacaoRps? DataEmissaoRps:xsDate? ${SITUATION} ` +
    `Competencia:xsDateTime ${REPLACED} Servico:tcDadosServico ValorCredito:tsValor? ` +
    'PrestadorServico:tcDadosPrestador TomadorServico:tcDadosTomador? ' +
    'IntermediarioServico:tcIdentificacaoIntermediarioServico? OrgaoGerador:tcIdentificacaoOrgaoGerador ' +
    'ConstrucaoCivil:tcDadosConstrucaoCivil?',
  tcNfse: '@versao?:tsVersao InfNfse:tcInfNfse Signature{0,2}',
  tcCancelamentoNfse: '@versao?:tsVersao Confirmacao:tcConfirmacaoCancelamento Signature?',
  tcSubstituicaoNfse: '@versao?:tsVersao SubstituicaoNfse:tcInfSubstituicaoNfse Signature{0,2}',
  tcConfirmacaoCancelamento:
    '@Id?:tsIdTag Pedido:tcPedidoCancelamento DataHoraCancelamento:xsDateTime',
  tcInfPedidoCancelamento:
    '@Id?:tsIdTag IdentificacaoNfse:tcIdentificacaoNfse CodigoCancelamento:tsCodigoCancelamentoNfse?',
  tcLoteRps:
    '@Id?:tsIdTag @versao?:tsVersao NumeroLote:tsNumeroLote Cnpj:tsCnpj InscricaoMunicipal:tsInscricaoMunicipal ' +
    'QuantidadeRps:tsQuantidadeRps ListaRps:ListaRps',
  ListaRps: 'Rps:tcRps+',
};
