import { type InfDps, type InfEventRequest } from '#libs/nfse';
import { dpsSenderRefusals, eventSenderRefusals } from './senders';

const EMITTER = '12345678000195';
const BRANCH = '12345678000276';
const OTHER = '11222333000181';
const CPF = '11144477735';

type Row = readonly [
  signer: string | undefined,
  sender: string | undefined,
  code: string | undefined,
];

describe('dpsSenderRefusals', () => {
  const dps = { prest: { CNPJ: EMITTER } } as InfDps;
  it.each<Row>([
    [undefined, undefined, undefined],
    [EMITTER, undefined, undefined],
    [BRANCH, undefined, undefined],
    [OTHER, undefined, 'E0718'],
    [undefined, EMITTER, undefined],
    [undefined, OTHER, 'E0718'],
    [EMITTER, BRANCH, undefined],
    [EMITTER, OTHER, 'E0718'],
    [OTHER, OTHER, 'E0718'],
    [CPF, undefined, 'E0718'],
  ])('of a signer %s and a sender %s is %s', (signer, sender, code) => {
    expect(dpsSenderRefusals(dps, { signer, sender })[0]?.code).toBe(code);
  });
});

describe('eventSenderRefusals', () => {
  const ofCompany = { CNPJAutor: EMITTER } as InfEventRequest;
  const ofPerson = { CPFAutor: CPF } as InfEventRequest;
  it.each<readonly [string, InfEventRequest, ...Row]>([
    ['a company', ofCompany, undefined, undefined, undefined],
    ['a company', ofCompany, BRANCH, BRANCH, undefined],
    ['a company', ofCompany, OTHER, EMITTER, 'E0812'],
    ['a company', ofCompany, EMITTER, OTHER, 'E0812'],
    ['a person', ofPerson, CPF, CPF, undefined],
    ['a person', ofPerson, undefined, OTHER, 'E0815'],
  ])('of %s with a signer %3$s and a sender %4$s', (_, event, signer, sender, code) => {
    expect(eventSenderRefusals(event, { signer, sender })[0]?.code).toBe(code);
  });
});
