import { type Address, type Party, type Provider } from '../../national/dps';
import { recipientOf } from '../../national/parts';
import { type InfNfse } from '../../national/nfse';
import { joined, phone, postalCode, taxId } from './formats';
import { municipality, type MunicipalityName } from './municipality';
import { cell, evenRow, type Cell, type Section } from './table';
import { SIMPLES_IBS_CBS_REGIMES, SIMPLES_OPTIONS, SIMPLES_REGIMES, wordsOf } from './words';

/** The sections of issuer, customer and intermediary, and of the provider if another party issued the invoice. */
export function partySections(nfse: InfNfse, nameOf: MunicipalityName): readonly Section[] {
  const { tpEmit, prest, toma, interm } = nfse.DPS.infDPS;
  const isProvider = tpEmit === '1';
  const issuer: Section = {
    title: isProvider ? 'PRESTADOR DO SERVIÇO (EMITENTE DA NFS-e)' : 'EMITENTE DA NFS-e',
    rows: [...issuerRows(nfse, nameOf), ...(isProvider ? [regimeRow(prest)] : [])],
  };
  const provider: Section = {
    title: 'PRESTADOR DO SERVIÇO',
    rows: [...partyRows(prest, nameOf), regimeRow(prest)],
  };
  return [
    issuer,
    ...(isProvider ? [] : [provider]),
    partySection('TOMADOR DO SERVIÇO', toma, nameOf),
    ...recipientSections(nfse, nameOf),
    partySection('INTERMEDIÁRIO DO SERVIÇO', interm, nameOf),
  ];
}

function issuerRows({ emit }: InfNfse, nameOf: MunicipalityName): readonly Cell[][] {
  const { cMun, UF, CEP, ...street } = emit.enderNac;
  return rowsOf({
    taxId: taxId(emit),
    registration: emit.IM,
    phone: phone(emit.fone),
    name: joined(emit.xNome, emit.xFant),
    email: emit.email,
    street: streetOf(street),
    municipality: joined(nameOf(cMun) ?? cMun, UF),
    postalCode: postalCode(CEP),
  });
}

function partySection(title: string, party: Party | undefined, nameOf: MunicipalityName): Section {
  return party === undefined
    ? { title: `${title} NÃO IDENTIFICADO NA NFS-e`, rows: [] }
    : { title, rows: partyRows(party, nameOf) };
}

/** The party that receives the service, only if the DPS names one. */
function recipientSections({ DPS }: InfNfse, nameOf: MunicipalityName): readonly Section[] {
  const recipient = recipientOf(DPS.infDPS);
  return recipient === undefined
    ? []
    : [partySection('DESTINATÁRIO DO SERVIÇO', recipient, nameOf)];
}

function partyRows(party: Party | Provider, nameOf: MunicipalityName): readonly Cell[][] {
  const { end } = party;
  return rowsOf({
    taxId: taxId(party),
    registration: party.IM,
    phone: phone(party.fone),
    name: party.xNome,
    email: party.email,
    street: end && streetOf(end),
    municipality: end && placeOf(end, nameOf),
    postalCode: end?.endNac ? postalCode(end.endNac.CEP) : end?.endExt?.cEndPost,
  });
}

type PrintedParty = Readonly<
  Record<
    | 'taxId'
    | 'registration'
    | 'phone'
    | 'name'
    | 'email'
    | 'street'
    | 'municipality'
    | 'postalCode',
    string | undefined
  >
>;

function rowsOf(party: PrintedParty): readonly Cell[][] {
  return [
    evenRow(
      ['CNPJ / CPF / NIF', party.taxId],
      ['Inscrição municipal', party.registration],
      ['Telefone', party.phone],
    ),
    [cell('Nome / Nome empresarial', party.name, 8), cell('E-mail', party.email, 4)],
    [
      cell('Endereço', party.street, 6),
      cell('Município', party.municipality, 4),
      cell('CEP', party.postalCode, 2),
    ],
  ];
}

function regimeRow({ regTrib }: Provider): Cell[] {
  return evenRow(
    ['Simples Nacional na data de competência', wordsOf(SIMPLES_OPTIONS, regTrib.opSimpNac)],
    ['Regime de apuração pelo Simples Nacional', wordsOf(SIMPLES_REGIMES, regTrib.regApTribSN)],
    ...(regTrib.regApIBSCBSSN === undefined
      ? []
      : [
          ['Regime de IBS e CBS', wordsOf(SIMPLES_IBS_CBS_REGIMES, regTrib.regApIBSCBSSN)] as const,
        ]),
  );
}

function streetOf(street: Pick<Address, 'xLgr' | 'nro' | 'xCpl' | 'xBairro'>): string {
  const { xLgr, nro, xCpl, xBairro } = street;
  return [xLgr, nro, xCpl, xBairro].filter((part) => part !== undefined).join(', ');
}

function placeOf({ endNac, endExt }: Address, nameOf: MunicipalityName): string | undefined {
  return endExt === undefined
    ? municipality(endNac?.cMun, nameOf)
    : joined(endExt.xCidade, endExt.xEstProvReg, endExt.cPais);
}
