/** The complex types of an NFS-e, without those of its DPS, edition of 2026-02. */
export const NFSE_TYPES: Readonly<Record<string, string>> = {
  TCNFSe: '@versao:TVerNFSe infNFSe:TCInfNFSe Signature',
  TCInfNFSe:
    '@Id:TSIdNFSe xLocEmi:TSDesc150 xLocPrestacao:TSDesc150 nNFSe:TSNNFSe cLocIncid:TSCodMunIBGE? ' +
    'xLocIncid:TSDesc150? xTribNac:TSDesc600 xTribMun:TSDesc600? xNBS:TSDesc600? verAplic:TSVerAplic ' +
    'ambGer:TSAmbGeradorNFSe tpEmis:TSTipoEmissao procEmi:TSProcEmissao? cStat:TStat dhProc:TSDateTimeUTC ' +
    'nDFSe:TSNDFSe emit:TCEmitente valores:TCValoresNFSe xOutInf:TSDesc2000? IBSCBS:TCRTCIBSCBS? DPS:TCDPS',
  TCEmitente:
    '(CNPJ:TSCNPJ | CPF:TSCPF) IM:TSInscMun? xNome:TSNomeRazaoSocial xFant:TSNomeFantasia? ' +
    'enderNac:TCEnderecoEmitente fone:TSTelefone? email:TSEmail?',
  TCEnderecoEmitente:
    'xLgr:TSLogradouro nro:TSNumeroEndereco xCpl:TSComplementoEndereco? xBairro:TSBairro cMun:TSCodMunIBGE UF:TSUF ' +
    'CEP:TSCEP',
  TCValoresNFSe:
    'vCalcDR:TSDec15V2? tpBM:TBMISSQN? vCalcBM:TSDec15V2? vBC:TSDec15V2? pAliqAplic:TSDec1V2? vISSQN:TSDec15V2? ' +
    'vTotalRet:TSDec15V2? vLiq:TSDec15V2',
  TCRTCIBSCBS:
    'cLocalidadeIncid:TSCodMunIBGE xLocalidadeIncid:TSDesc600 pRedutor:TSDec2V2? valores:TCRTCValoresIBSCBS ' +
    'totCIBS:TCRTCTotalCIBS',
  TCRTCValoresIBSCBS:
    'vBC:TSDec15V2 vCalcReeRepRes:TSDec15V2? uf:TCRTCValoresIBSCBSUF mun:TCRTCValoresIBSCBSMun ' +
    'fed:TCRTCValoresIBSCBSFed',
  TCRTCValoresIBSCBSUF: 'pIBSUF:TSDec2V2 pRedAliqUF:TSDec3V2? pAliqEfetUF:TSDec2V2',
  TCRTCValoresIBSCBSMun: 'pIBSMun:TSDec2V2 pRedAliqMun:TSDec3V2? pAliqEfetMun:TSDec2V2',
  TCRTCValoresIBSCBSFed: 'pCBS:TSDec2V2 pRedAliqCBS:TSDec3V2? pAliqEfetCBS:TSDec2V2',
  TCRTCTotalCIBS:
    'vTotNF:TSDec15V2 gIBS:TCRTCTotalIBS gCBS:TCRTCTotalCBS gTribRegular:TCRTCTotalTribRegular? ' +
    'gTribCompraGov:TCRTCTotalTribCompraGov?',
  TCRTCTotalIBS:
    'vIBSTot:TSDec15V2 gIBSCredPres:TCRTCTotalIBSCredPres? gIBSUFTot:TCRTCTotalIBSUF gIBSMunTot:TCRTCTotalIBSMun',
  TCRTCTotalIBSCredPres: 'pCredPresIBS:TSDec2V2 vCredPresIBS:TSDec15V2',
  TCRTCTotalIBSUF: 'vDifUF:TSDec15V2? vIBSUF:TSDec15V2',
  TCRTCTotalIBSMun: 'vDifMun:TSDec15V2? vIBSMun:TSDec15V2',
  TCRTCTotalCBS: 'gCBSCredPres:TCRTCTotalCBSCredPres? vDifCBS:TSDec15V2? vCBS:TSDec15V2',
  TCRTCTotalCBSCredPres: 'pCredPresCBS:TSDec2V2 vCredPresCBS:TSDec15V2',
  TCRTCTotalTribRegular:
    'pAliqEfeRegIBSUF:TSDec2V2 vTribRegIBSUF:TSDec15V2 pAliqEfeRegIBSMun:TSDec2V2 vTribRegIBSMun:TSDec15V2 ' +
    'pAliqEfeRegCBS:TSDec2V2 vTribRegCBS:TSDec15V2',
  TCRTCTotalTribCompraGov:
    'pIBSUF:TSDec2V2 vIBSUF:TSDec15V2 pIBSMun:TSDec2V2 vIBSMun:TSDec15V2 pCBS:TSDec2V2 vCBS:TSDec15V2',
};
