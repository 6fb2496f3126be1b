import { toCents } from '#libs/kernel';
import { bounded } from '../../taxes/rounding';
import { classOf } from '../../national/parts';
import { type DpsValues, type TotalTaxes } from '../../national/dps';
import { type InfNfse, type NfseIbsCbs } from '../../national/nfse';
import { joined, percent, reais } from './formats';
import { municipality, type MunicipalityName } from './municipality';
import { type Cell, cell, evenRow, type Section } from './table';
import * as words from './words';

const { wordsOf } = words;

/** The section of the ISS. */
export function municipalTaxSection(nfse: InfNfse, nameOf: MunicipalityName): Section {
  const { valores, cLocIncid, xLocIncid, DPS } = nfse;
  const { prest, valores: declared } = DPS.infDPS;
  const { tribMun } = declared.trib;
  const { exigSusp, BM } = tribMun;
  const suspension = joined(wordsOf(words.SUSPENSIONS, exigSusp?.tpSusp), exigSusp?.nProcesso);
  return {
    title: 'TRIBUTAÇÃO MUNICIPAL',
    rows: [
      evenRow(
        ['Tributação do ISSQN', wordsOf(words.ISS_KINDS, tribMun.tribISSQN)],
        [
          'Município de incidência do ISSQN',
          municipality(cLocIncid, (code) => nameOf(code) ?? xLocIncid),
        ],
        ['País do resultado do serviço', tribMun.cPaisResult],
        ['Regime especial de tributação', wordsOf(words.SPECIAL_REGIMES, prest.regTrib.regEspTrib)],
      ),
      [
        cell('Tipo de imunidade', wordsOf(words.IMMUNITIES, tribMun.tpImunidade), 3),
        cell('Suspensão da exigibilidade do ISSQN', suspension, 4),
        cell('Benefício municipal', BM?.nBM, 2),
        cell('Redução da base pelo benefício', reais(valores.vCalcBM ?? BM?.vRedBCBM), 3),
      ],
      evenRow(
        ['Valor do serviço', reais(declared.vServPrest.vServ)],
        ['Desconto incondicionado', reais(declared.vDescCondIncond?.vDescIncond)],
        ['Deduções / Reduções', deduction(nfse)],
        ['Base de cálculo do ISSQN', reais(valores.vBC)],
      ),
      evenRow(
        ['Alíquota aplicada', percent(valores.pAliqAplic)],
        ['ISSQN apurado', reais(valores.vISSQN)],
        ['Retenção do ISSQN', wordsOf(words.ISS_RETENTIONS, tribMun.tpRetISSQN)],
        ['ISSQN retido', retainedIss(nfse)],
      ),
    ],
  };
}

function deduction({ valores, DPS }: InfNfse): string | undefined {
  const { vDedRed, vAjusteBC } = DPS.infDPS.valores;
  if (vAjusteBC !== undefined) {
    const { vAjusteBCISSQN = toCents(0), pAjusteBCISSQN } = vAjusteBC;
    const calculated = valores.vCalcAjusteBCISSQN;
    if (calculated === undefined && vAjusteBCISSQN === 0) return percent(pAjusteBCISSQN);
    return reais(bounded(vAjusteBCISSQN + (calculated ?? 0)));
  }
  return reais(valores.vCalcDR ?? vDedRed?.vDR) ?? percent(vDedRed?.pDR);
}

function retainedIss({ valores, DPS }: InfNfse): string | undefined {
  const isRetained = DPS.infDPS.valores.trib.tribMun.tpRetISSQN !== '1';
  return isRetained ? reais(valores.vISSQN) : undefined;
}

/** The section of PIS, COFINS, CSLL, IRRF and social security. */
export function federalTaxSection({ DPS }: InfNfse): Section {
  const { piscofins, vRetCP, vRetIRRF, vRetCSLL } = DPS.infDPS.valores.trib.tribFed ?? {};
  return {
    title: 'TRIBUTAÇÃO FEDERAL',
    rows: [
      evenRow(
        ['CST do PIS/COFINS', piscofins?.CST],
        ['Base de cálculo do PIS/COFINS', reais(piscofins?.vBCPisCofins)],
        ['PIS devido', joined(reais(piscofins?.vPis), percent(piscofins?.pAliqPis))],
        ['COFINS devida', joined(reais(piscofins?.vCofins), percent(piscofins?.pAliqCofins))],
      ),
      evenRow(
        [
          'Retenção de contribuições sociais',
          wordsOf(words.SOCIAL_RETENTIONS, piscofins?.tpRetPisCofins),
        ],
        ['Contribuições sociais retidas', reais(vRetCSLL)],
        ['IRRF retido', reais(vRetIRRF)],
        ['Contribuição previdenciária retida', reais(vRetCP)],
      ),
    ],
  };
}

/** The section of IBS and CBS, if the invoice has them. */
export function ibsCbsSections({ IBSCBS, DPS }: InfNfse): readonly Section[] {
  if (IBSCBS === undefined) return [];
  const { valores, totCIBS, xLocalidadeIncid } = IBSCBS;
  const { gIBS, gCBS } = totCIBS;
  const declared = DPS.infDPS.IBSCBS;
  const tax = declared && classOf(declared);
  return [
    {
      title: 'TRIBUTAÇÃO IBS / CBS',
      rows: [
        evenRow(
          ['CST / Classificação tributária', joined(tax?.CST, tax?.cClassTrib)],
          ['Indicador da operação', declared?.cIndOp],
          ['Local de incidência do IBS/CBS', xLocalidadeIncid],
          ['Base de cálculo do IBS/CBS', reais(valores.vBC)],
        ),
        evenRow(
          ['Alíquota efetiva do IBS estadual', percent(valores.uf.pAliqEfetUF)],
          ['Alíquota efetiva do IBS municipal', percent(valores.mun.pAliqEfetMun)],
          ['Alíquota efetiva da CBS', percent(valores.fed.pAliqEfetCBS)],
          ['Valor total da NFS-e com IBS/CBS', reais(totCIBS.vTotNF)],
        ),
        evenRow(
          ['IBS estadual', reais(gIBS.gIBSUFTot?.vIBSUF)],
          ['IBS municipal', reais(gIBS.gIBSMunTot?.vIBSMun)],
          ['IBS total', reais(gIBS.vIBSTot)],
          ['CBS', reais(gCBS.vCBS)],
        ),
        ...(valores.vReceitaBrutaSN === undefined ? [] : [simplesRow(IBSCBS)]),
      ],
    },
  ];
}

/** Since technical note 009, for a provider in the Simples Nacional. */
function simplesRow({ valores, totCIBS: { gTribSN } }: NfseIbsCbs): Cell[] {
  return evenRow(
    ['Receita bruta do Simples Nacional', reais(valores.vReceitaBrutaSN)],
    ['IBS no Simples Nacional', joined(reais(gTribSN?.vIBSSN), percent(gTribSN?.pIBSSN))],
    ['CBS no Simples Nacional', joined(reais(gTribSN?.vCBSSN), percent(gTribSN?.pCBSSN))],
  );
}

/** The section of the totals. */
export function totalsSection(nfse: InfNfse): Section {
  const { valores, DPS } = nfse;
  const { vServPrest, vDescCondIncond, trib }: DpsValues = DPS.infDPS.valores;
  const [federal, state, municipal] = approximateTaxes(trib.totTrib);
  return {
    title: 'VALORES TOTAIS DA NFS-e',
    rows: [
      evenRow(
        ['Tributos federais aproximados', federal],
        ['Tributos estaduais aproximados', state],
        ['Tributos municipais aproximados', municipal],
        ['Tributos pelo Simples Nacional', percent(trib.totTrib.pTotTribSN)],
      ),
      evenRow(
        ['Valor do serviço', reais(vServPrest.vServ)],
        ['Desconto condicionado', reais(vDescCondIncond?.vDescCond)],
        ['Total das retenções', reais(valores.vTotalRet)],
        ['VALOR LÍQUIDO DA NFS-e', reais(valores.vLiq)],
      ),
    ],
  };
}

function approximateTaxes({ vTotTrib, pTotTrib }: TotalTaxes): readonly (string | undefined)[] {
  return [
    reais(vTotTrib?.vTotTribFed) ?? percent(pTotTrib?.pTotTribFed),
    reais(vTotTrib?.vTotTribEst) ?? percent(pTotTrib?.pTotTribEst),
    reais(vTotTrib?.vTotTribMun) ?? percent(pTotTrib?.pTotTribMun),
  ];
}
