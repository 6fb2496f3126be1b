import { codes, pattern, type SchemaFacts } from '../xml-schema/facts';
import { DPS_TYPES } from './national-dps';
import { EVENT_NAME_TYPES, EVENT_TYPES } from './national-events';
import { NFSE_TYPES } from './national-nfse';
import { NATIONAL_TYPES } from './national-types';

/**
 * Facts of the schemas of the national layout. All editions have the version 1.01.
 *
 * The edition of 2026-02 (technical note 007): XSD 1.01 as Fm-s/open-nfse has it in schemas/1.01 (tiposSimples at c09d64b). Its
 * complex types were read in a copy of that folder in another repository.
 */
export const NATIONAL_2026_02: SchemaFacts = {
  namespace: 'http://www.sped.fazenda.gov.br/nfse',
  roots: { DPS: 'TCDPS', NFSe: 'TCNFSe', pedRegEvento: 'TCPedRegEvt', evento: 'TCEvento' },
  complex: { ...DPS_TYPES, ...NFSE_TYPES, ...EVENT_TYPES },
  simple: { ...NATIONAL_TYPES, ...EVENT_NAME_TYPES },
};

function of(type: string): string {
  return NATIONAL_2026_02.complex[type] ?? '';
}

/** The edition of 2026-07-27, in which a CNPJ can have letters: bundle esquemas-nfse-rtc-v1-01-20260727. */
export const NATIONAL_2026_07: SchemaFacts = {
  ...NATIONAL_2026_02,
  simple: {
    ...NATIONAL_2026_02.simple,
    TSCNPJ: pattern('[0-9A-Z]{14}'),
    TSIdDPS: pattern('DPS[0-9]{7}(?:1[0-9]{14}|2[0-9A-Z]{14})[0-9]{20}'),
    TSIdNFSe: pattern('NFS[0-9]{9}[0-9A-Z]{14}[0-9]{27}'),
    TSIdPedRegEvt: pattern('PRE[0-9]{8}(?:1[0-9]{14}|2[0-9A-Z]{14})[0-9]{33}'),
    TSIdEvento: pattern('EVT[0-9]{8}(?:1[0-9]{14}|2[0-9A-Z]{14})[0-9]{36}'),
    TSSerieDPS: pattern('[0-9]{1,4}|[0-8][0-9]{4}'),
    TSChaveNFSe: pattern('[0-9]{6}[0-9A-Z]{14}[0-9]{30}'),
  },
};

/**
 * The edition of 2025-12: OpenAC-Net/OpenAC.Net.NFSe.Nacional, Schemas/1.01, tiposComplexos at 85df516, tiposEventos at
 * 357a5a5, tiposSimples at 0cc9e75. Only its differences.
 */
export const NATIONAL_2025_12: SchemaFacts = {
  ...NATIONAL_2026_02,
  complex: {
    ...NATIONAL_2026_02.complex,
    TCInfNFSe: of('TCInfNFSe').replace(
      'valores:TCValoresNFSe xOutInf:TSDesc2000?',
      'xOutInf:TSDesc2000? valores:TCValoresNFSe',
    ),
    TCCServ: of('TCCServ').replace('cNBS:TSCodNBS?', 'cNBS:TSCodNBS'),
    TCInfEvento: of('TCInfEvento')
      .replace('nDFSe:', 'nDFe:')
      .replace('verAplic:TSVerAplic', 'verAplic:TSVerAplic?'),
    TE305102: 'xDesc:Nome305102 CPFAgTrib:TSCPF xMotivo:TSMotivo codEvento:TSCodigoEventoNFSe',
  },
  simple: {
    ...NATIONAL_2026_02.simple,
    TVerNFSe: codes('1.01'),
    TSIdEvento: pattern('EVT[0-9]{56}'),
    TSCodigoEventoNFSe: codes('e101101 e105102 e105104 e105105 e305101 e907202 e967203'),
    TSSerieDPS: pattern('(?!0{1,5}$)[0-9]{1,5}'),
    TSRegEspTrib: codes('0 1 2 3 4 5 6'),
    TSTipoCST: codes('00 01 02 03 04 05 06 07 08 09'),
    TSIdeDedRed: codes('1 2 5 6 7 8 99'),
    TStat: codes('100 101 102 103 107'),
    Nome105102: { values: ['Cancelamento de NFS-e por Substituicao'] },
    Nome101103: { values: ['Solicitacao de Analise Fiscal para Cancelamento de NFS-e'] },
  },
};
