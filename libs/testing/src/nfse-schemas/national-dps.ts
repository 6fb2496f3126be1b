const PERSON = '(CNPJ:TSCNPJ | CPF:TSCPF | NIF:TSNIF | cNaoNIF:TSCodNaoNIF)';
const STREET =
  'xLgr:TSLogradouro nro:TSNumeroEndereco xCpl:TSComplementoEndereco? xBairro:TSBairro';
const CONTACT = 'end:TCEndereco? fone:TSTelefone? email:TSEmail?';
const FOREIGN = 'cEndPost:TSCodigoEndPostal xCidade:TSCidade xEstProvReg:TSEstadoProvRegiao';

/** The complex types of a DPS, edition of 2026-02. */
export const DPS_TYPES: Readonly<Record<string, string>> = {
  TCDPS: '@versao:TVerNFSe infDPS:TCInfDPS Signature?',
  TCInfDPS:
    '@Id:TSIdDPS tpAmb:TSTipoAmbiente dhEmi:TSDateTimeUTC verAplic:TSVerAplic serie:TSSerieDPS nDPS:TSNumDPS ' +
    'dCompet:TSData tpEmit:TSEmitenteDPS cMotivoEmisTI:TSMotivoEmisTI? chNFSeRej:TSChaveNFSe? cLocEmi:TSCodMunIBGE ' +
    'subst:TCSubstituicao? prest:TCInfoPrestador toma:TCInfoPessoa? interm:TCInfoPessoa? serv:TCServ ' +
    'valores:TCInfoValores IBSCBS:TCRTCInfoIBSCBS?',
  TCSubstituicao: 'chSubstda:TSChaveNFSe cMotivo:TSCodJustSubst xMotivo:TSMotivo?',
  TCInfoPrestador: `${PERSON} CAEPF:TSCAEPF? IM:TSInscMun? xNome:TSNomeRazaoSocial? ${CONTACT} regTrib:TCRegTrib`,
  TCRegTrib: 'opSimpNac:TSOpSimpNac regApTribSN:TSRegimeApuracaoSimpNac? regEspTrib:TSRegEspTrib',
  TCInfoPessoa: `${PERSON} CAEPF:TSCAEPF? IM:TSInscMun? xNome:TSNomeRazaoSocial ${CONTACT}`,
  TCEndereco: `(endNac:TCEnderNac | endExt:TCEnderExt) ${STREET}`,
  TCEnderecoSimples: `(CEP:TSCEP | endExt:TCEnderExtSimples) ${STREET}`,
  TCEnderObraEvento: `(CEP:TSCEP | endExt:TCEnderExtSimples) ${STREET}`,
  TCEnderNac: 'cMun:TSCodMunIBGE CEP:TSCEP',
  TCEnderExt: `cPais:TSCodPaisISO ${FOREIGN}`,
  TCEnderExtSimples: FOREIGN,
  TCServ:
    'locPrest:TCLocPrest cServ:TCCServ comExt:TCComExterior? obra:TCInfoObra? atvEvento:TCAtvEvento? ' +
    'infoCompl:TCInfoCompl?',
  TCLocPrest: '(cLocPrestacao:TSCodMunIBGE | cPaisPrestacao:TSCodPaisISO)',
  TCCServ:
    'cTribNac:TSCodTribNac cTribMun:TCCodTribMun? xDescServ:TSDesc2000 cNBS:TSCodNBS? ' +
    'cIntContrib:TSCodigoInternoContribuinte?',
  TCComExterior:
    'mdPrestacao:TSModoPrestacao vincPrest:TSVincPrest tpMoeda:TSCodMoeda vServMoeda:TSDec15V2 ' +
    'mecAFComexP:TSMecAFComExPrest mecAFComexT:TSMecAFComExToma movTempBens:TSMovTempBens nDI:TSNumDocImport? ' +
    'nRE:TSNumRegExport? mdic:TSEnvMDIC',
  TCAtvEvento:
    'xNome:TSDesc255 dtIni:TSData dtFim:TSData (idAtvEvt:TSIdeEvento | end:TCEnderecoSimples)',
  TCInfoObra:
    'inscImobFisc:TSInscImobFisc? (cObra:TSCodObra | cCIB:TSCodCIB | end:TCEnderObraEvento)',
  TCInfoCompl:
    'idDocTec:TSDRT? docRef:TSDesc255? xPed:TSNumeroEndereco? gItemPed:TCInfoItemPed? xInfComp:TSDescInfCompl?',
  TCInfoItemPed: 'xItemPed:TSNumeroEndereco{1,99}',
  TCInfoValores:
    'vServPrest:TCVServPrest vDescCondIncond:TCVDescCondIncond? vDedRed:TCInfoDedRed? trib:TCInfoTributacao',
  TCVServPrest: 'vReceb:TSDec15V2? vServ:TSDec15V2',
  TCVDescCondIncond: 'vDescIncond:TSDec15V2? vDescCond:TSDec15V2?',
  TCInfoDedRed: '(pDR:TSDec3V2 | vDR:TSDec15V2 | documentos:TCListaDocDedRed)',
  TCListaDocDedRed: 'docDedRed:TCDocDedRed{1,1000}',
  TCDocDedRed:
    '(chNFSe:TSChaveNFSe | chNFe:TSChaveNFe | NFSeMun:TCDocOutNFSe | NFNFS:TCDocNFNFS | nDocFisc:TSDesc255 | ' +
    'nDoc:TSDesc255) tpDedRed:TSIdeDedRed xDescOutDed:TSDescOutDedRed? dtEmiDoc:XsDate ' +
    'vDedutivelRedutivel:TSDec15V2 vDeducaoReducao:TSDec15V2 fornec:TCInfoPessoa?',
  TCDocOutNFSe: 'cMunNFSeMun:TSCodMunIBGE nNFSeMun:TSNum15Dig cVerifNFSeMun:TSCodVerificacao',
  TCDocNFNFS: 'nNFS:TSNum7Dig modNFS:TSNum15Dig serieNFS:TSSerieNFNFS',
  TCInfoTributacao: 'tribMun:TCTribMunicipal tribFed:TCTribFederal? totTrib:TCTribTotal',
  TCTribMunicipal:
    'tribISSQN:TSTribISSQN cPaisResult:TSCodPaisISO? tpImunidade:TSTipoImunidadeISSQN? exigSusp:TCExigSuspensa? ' +
    'BM:TCBeneficioMunicipal? tpRetISSQN:TSTipoRetISSQN pAliq:TSDec1V2?',
  TCBeneficioMunicipal: 'nBM:TSNumBeneficioMunicipal (vRedBCBM:TSDec15V2? | pRedBCBM:TSDec3V2?)',
  TCExigSuspensa: 'tpSusp:TSOpExigSuspensa nProcesso:TSNumProcExigSuspensa',
  TCTribFederal:
    'piscofins:TCTribOutrosPisCofins? vRetCP:TSDec15V2? vRetIRRF:TSDec15V2? vRetCSLL:TSDec15V2?',
  TCTribOutrosPisCofins:
    'CST:TSTipoCST vBCPisCofins:TSDec15V2? pAliqPis:TSDec2V2? pAliqCofins:TSDec2V2? vPis:TSDec15V2? ' +
    'vCofins:TSDec15V2? tpRetPisCofins:TSTipoRetPISCofins?',
  TCTribTotal:
    '(vTotTrib:TCTribTotalMonet | pTotTrib:TCTribTotalPercent | indTotTrib:TSTipoIndTotTrib | pTotTribSN:TSDec2V2)',
  TCTribTotalMonet: 'vTotTribFed:TSDec15V2 vTotTribEst:TSDec15V2 vTotTribMun:TSDec15V2',
  TCTribTotalPercent: 'pTotTribFed:TSDec3V2 pTotTribEst:TSDec3V2 pTotTribMun:TSDec3V2',
  TCRTCInfoIBSCBS:
    'finNFSe:TSRTCFinNFSe indFinal:TSRTCIndFinal? cIndOp:TSRTCCodIndOp tpOper:TSRTCTpOper? gRefNFSe:TCInfoRefNFSe? ' +
    'tpEnteGov:TSRTCTpEnteGov? indDest:TSRTCIndDest dest:TCRTCInfoDest? imovel:TCRTCInfoImovel? ' +
    'valores:TCRTCInfoValoresIBSCBS',
  TCInfoRefNFSe: 'refNFSe:TSChaveNFSe{1,99}',
  TCRTCInfoDest: `${PERSON} xNome:TSDesc150 ${CONTACT}`,
  TCRTCInfoImovel: 'inscImobFisc:TSInscImobFisc? (cCIB:TSCodCIB | end:TCEnderObraEvento)',
  TCRTCInfoValoresIBSCBS: 'gReeRepRes:TCRTCInfoReeRepRes? trib:TCRTCInfoTributosIBSCBS',
  TCRTCInfoReeRepRes: 'documentos:TCRTCListaDoc{1,1000}',
  TCRTCListaDoc:
    '(dFeNacional:TCRTCListaDocDFe | docFiscalOutro:TCRTCListaDocFiscalOutro | docOutro:TCRTCListaDocOutro) ' +
    'fornec:TCRTCListaDocFornec? dtEmiDoc:TSData dtCompDoc:TSData tpReeRepRes:TSRTCTpReeRepRes ' +
    'xTpReeRepRes:TSDesc150? vlrReeRepRes:TSDec15V2',
  TCRTCListaDocDFe:
    'tipoChaveDFe:TSRTCTipoChaveDFe xTipoChaveDFe:TSDesc255? chaveDFe:TSRTCChaveDFe',
  TCRTCListaDocFiscalOutro: 'cMunDocFiscal:TSNum7Dig nDocFiscal:TSDesc255 xDocFiscal:TSDesc255',
  TCRTCListaDocOutro: 'nDoc:TSDesc255 xDoc:TSDesc255',
  TCRTCListaDocFornec: `${PERSON} xNome:TSDesc150`,
  TCRTCInfoTributosIBSCBS: 'gIBSCBS:TCRTCInfoTributosSitClas',
  TCRTCInfoTributosSitClas:
    'CST:TSRTCCodSitTrib cClassTrib:TSRTCCodClassTrib cCredPres:TSRTCCodCredPres? ' +
    'gTribRegular:TCRTCInfoTributosTribRegular? gDif:TCRTCInfoTributosDif?',
  TCRTCInfoTributosTribRegular: 'CSTReg:TSRTCCodSitTrib cClassTribReg:TSRTCCodClassTrib',
  TCRTCInfoTributosDif: 'pDifUF:TSDec3V2 pDifMun:TSDec3V2 pDifCBS:TSDec3V2',
};
