import { type InfNfse } from '../../national/nfse';
import { date, dateTime, keyInGroups } from './formats';
import { type MunicipalityName } from './municipality';
import { partySections } from './parties';
import { furtherInformation, serviceSection } from './service';
import { cell, COLUMNS, evenRow, type Section } from './table';
import { federalTaxSection, ibsCbsSections, municipalTaxSection, totalsSection } from './taxes';
import { ENVIRONMENTS, GENERATORS, ISSUERS, PURPOSES, wordsOf } from './words';

/** Whether the invoice is valid. A substituted invoice was cancelled because another one replaces it. */
export type DanfseStatus = 'authorized' | 'cancelled' | 'substituted';

/** The status in one Portuguese word. */
export const STATUS_WORDS: Readonly<Record<DanfseStatus, string>> = {
  authorized: 'AUTORIZADA',
  cancelled: 'CANCELADA',
  substituted: 'SUBSTITUÍDA',
};

/** All sections of the page, from top to bottom. */
export function danfseSections(
  nfse: InfNfse,
  status: DanfseStatus,
  nameOf: MunicipalityName,
): readonly Section[] {
  return [
    identification(nfse, status),
    ...partySections(nfse, nameOf),
    serviceSection(nfse, nameOf),
    municipalTaxSection(nfse, nameOf),
    federalTaxSection(nfse),
    ...ibsCbsSections(nfse),
    totalsSection(nfse),
    furtherInformation(nfse),
  ];
}

/** The access key of an invoice, without the prefix of its Id. */
export function accessKeyOf({ Id }: InfNfse): string {
  return Id.replace(/^NFS/, '');
}

function identification(nfse: InfNfse, status: DanfseStatus): Section {
  const dps = nfse.DPS.infDPS;
  const { subst } = dps;
  return {
    title: 'IDENTIFICAÇÃO',
    hasQrCode: true,
    rows: [
      [cell('Chave de acesso da NFS-e', keyInGroups(accessKeyOf(nfse)), COLUMNS)],
      evenRow(
        ['Número da NFS-e', nfse.nNFSe],
        ['Competência da NFS-e', date(dps.dCompet)],
        ['Data e hora da emissão da NFS-e', dateTime(nfse.dhProc)],
      ),
      evenRow(
        ['Número da DPS', dps.nDPS],
        ['Série da DPS', dps.serie],
        ['Data e hora da emissão da DPS', dateTime(dps.dhEmi)],
      ),
      evenRow(
        ['Situação', STATUS_WORDS[status]],
        ['Emitida por', wordsOf(ISSUERS, dps.tpEmit)],
        ['Ambiente gerador', wordsOf(GENERATORS, nfse.ambGer)],
        ['Ambiente', wordsOf(ENVIRONMENTS, dps.tpAmb)],
      ),
      ...(dps.finNFSe === undefined
        ? []
        : [evenRow(['Finalidade', wordsOf(PURPOSES, dps.finNFSe)])]),
      ...(subst === undefined
        ? []
        : [[cell('Substitui a NFS-e de chave', keyInGroups(subst.chSubstda), COLUMNS)]]),
    ],
  };
}
