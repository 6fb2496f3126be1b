import { type InfNfse } from '../../national/nfse';
import { joined, nbsCode, serviceCode } from './formats';
import { municipality, type MunicipalityName } from './municipality';
import { cell, longRow, type Section } from './table';

/** The section of the service with its description. */
export function serviceSection(nfse: InfNfse, nameOf: MunicipalityName): Section {
  const { cServ, locPrest } = nfse.DPS.infDPS.serv;
  const { cTribNac, cTribMun, cNBS, xDescServ } = cServ;
  const place =
    locPrest.cLocPrestacao === undefined
      ? nfse.xLocPrestacao
      : municipality(locPrest.cLocPrestacao, (code) => nameOf(code) ?? nfse.xLocPrestacao);
  return {
    title: 'SERVIÇO PRESTADO',
    rows: [
      [
        cell('Código de tributação nacional', joined(serviceCode(cTribNac), nfse.xTribNac), 6),
        cell('Código de tributação municipal', joined(cTribMun, nfse.xTribMun), 3),
        cell('Código da NBS', joined(cNBS && nbsCode(cNBS), nfse.xNBS), 3),
      ],
      [
        cell('Local da prestação', place, 6),
        cell('País da prestação', locPrest.cPaisPrestacao, 3),
        cell('Código interno do contribuinte', cServ.cIntContrib, 3),
      ],
      longRow('Descrição do serviço', xDescServ),
    ],
  };
}

/** The section of texts that have no cell of their own. */
export function furtherInformation(nfse: InfNfse): Section {
  const { xOutInf, DPS } = nfse;
  const { obra, atvEvento, infoCompl = {} } = DPS.infDPS.serv;
  const { xInfComp, idDocTec, docRef, xPed } = infoCompl;
  const lines = [
    xInfComp,
    labelled('Documento de responsabilidade técnica', idDocTec),
    labelled('Documento de referência', docRef),
    labelled('Pedido', xPed),
    labelled('Obra', obra && (obra.cObra ?? obra.cCIB ?? obra.inscImobFisc)),
    labelled('Evento', atvEvento?.xNome),
    labelled('Informações do município', xOutInf),
  ];
  return {
    title: 'INFORMAÇÕES COMPLEMENTARES',
    rows: [longRow('', lines.filter((line) => line !== undefined).join('\n'))],
  };
}

function labelled(label: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${label}: ${value}`;
}
