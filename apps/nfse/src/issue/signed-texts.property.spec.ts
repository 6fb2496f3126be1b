import fc from 'fast-check';
import {
  createTestCertificate,
  EVENT_NAMES,
  eventId,
  signer,
  validateDocument,
  writeAbrasf,
  writeDps,
  writeEvent,
  writeEventRequest,
  writeNfse,
  type Signer,
} from '#libs/nfse';
import { eventRequestOf } from '../events/registration/signed-event';
import { readCancellation } from './request/cancel-invoice';
import { issuerOf } from './issuer';
import { acceptedAs, computationOf } from '../invoices/numbering';
import { dpsOf } from './request/dps/dps-of';
import { readIssueRequest } from './request/read-issue-request';
import { bodyWith, CUSTOMER, DEDUCTED } from './request/test/bodies';
import { PLACE } from './request/test/dps';

const ID = '7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d31';
const PROVIDER = '12345678000195';
const ADDRESS = { street: 'Rua A', district: 'Centro', postalCode: '01310100' };

/** Every member with a text of its sender, as a body that has the text there. */
const MEMBERS: readonly (readonly [member: string, body: (text: string) => object])[] = [
  ...[
    'service.description',
    'additionalInformation',
    'orderNumber',
    'provider.name',
    'provider.email',
    'provider.municipalRegistration',
  ].map((path) => [path, (text: string) => bodyWith({ [path]: text })] as const),
  ...['name', 'email', 'municipalRegistration', 'address.street', 'address.number'].map(
    (path) =>
      [
        `customer.${path}`,
        (text: string) =>
          bodyWith({ [`customer.${path}`]: text }, bodyWith({ customer: CUSTOMER })),
      ] as const,
  ),
  ...['address.complement', 'address.district'].map(
    (path) =>
      [
        `provider.${path}`,
        (text: string) =>
          bodyWith({
            'provider.address': { ...ADDRESS, municipality: '3550308' },
            [`provider.${path}`]: text,
          }),
      ] as const,
  ),
  [
    'customer.foreignId',
    (text) =>
      bodyWith({
        customer: {
          foreignId: text,
          name: text,
          address: { street: 'X', country: 'US', city: text, region: text, postalCode: '10001' },
        },
      }),
  ],
  ['intermediary.name', (text) => bodyWith({ intermediary: { ...CUSTOMER, name: text } })],
  [
    'service.construction',
    (text) =>
      bodyWith({
        'service.code': '7.02',
        'service.construction': { code: text, technicalDocument: text },
      }),
  ],
  [
    'service.event',
    (text) => bodyWith({ 'service.code': '12.07', 'service.event': { name: text, id: text } }),
  ],
  [
    'service.deductions',
    (text) =>
      bodyWith({
        'service.deductions': {
          documents: [
            {
              ...DEDUCTED,
              nfseKey: undefined,
              otherDocument: text,
              type: 99,
              description: text,
              supplier: { cnpj: '11444777000161', name: text },
            },
          ],
        },
      }),
  ],
];

const SAMPLES = [
  'linha um\nlinha dois e mais',
  'linha um\r\nlinha dois e mais',
  'tab\tulado com mais texto',
  'texto com emoji 😀 no meio',
  '  espaços nas pontas  ',
  '\t',
  'sinais & < > " \' ]]> <!-- -->',
  'controle \u0085 e \u007f aqui',
  'separador \u2028 e \ufffd aqui',
  'metade \ud83d de um par de códigos',
  'nulo \u0000 no meio do texto',
  '&#x0; &amp; &lt;',
  'é e e\u0301 são o mesmo',
  '\u00a0espaço que não quebra\u00a0',
  '😀'.repeat(1_001),
];

/** Any characters, and those that have broken documents before. */
const texts = fc.oneof(
  fc.constantFrom(...SAMPLES),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 15, maxLength: 40 }),
);

const NOTHING = { declaration: null, contributor: null } as const;

describe('A document with any text of its sender', () => {
  let sign: Signer;
  beforeAll(async () => {
    const certificate = await createTestCertificate({
      name: 'Test',
      taxId: PROVIDER,
      serialNumber: '01',
      notBeforeMs: Date.parse('2026-01-01T00:00:00Z'),
      notAfterMs: Date.parse('2036-01-01T00:00:00Z'),
    });
    sign = signer(certificate);
  });
  const faults = (xml: string) => validateDocument(Buffer.from(xml)).findings;

  it('is refused, or signed so that its structure and its signatures are right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...MEMBERS), texts, async ([, bodyOf], text) => {
        const read = readIssueRequest(bodyOf(text));
        if (!read.ok) return;
        const request = read.value;
        const { dps, requestRate = null } = dpsOf(request, PLACE);
        const { parameters } = PLACE;
        const facts = { parameters, requestRate, ...NOTHING, mode: 'half-up' } as const;
        const taxId = request.provider.cnpj ?? '';
        const place = { taxId, municipality: request.municipality, state: 'SP' };
        const accepted = acceptedAs(dps, {
          ...computationOf(dps, facts),
          ...{ id: ID, number: 1, issuedAtMs: PLACE.issuedAtMs },
          issuer: issuerOf(request.provider, place, null),
        });
        if (accepted.nfse === null) throw new Error('It has no content.');
        const infNfse = { ...accepted.nfse, nDFSe: '1', DPS: { infDPS: dps } };
        // A rule refuses these (E1235): the form of the request does not.
        const { xDescServ } = dps.serv.cServ;
        if (Array.from(xDescServ).length > 2_000 || xDescServ.trim() === '') return;
        const dpsXml = await sign.signDps(writeDps(dps));
        expect(faults(dpsXml)).toEqual([]);
        expect(faults(await sign.signNfse(writeNfse(infNfse, dpsXml)))).toEqual([]);
        const verificationCode = accepted.verificationCode ?? '';
        expect(faults(writeAbrasf(infNfse, { verificationCode }))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is no event with another reason', async () => {
    const accessKey = '35503082211222333000181000000000000726031234567807';
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        let reason: string;
        try {
          ({ reason } = readCancellation({ code: '1', reason: text }));
        } catch {
          return;
        }
        const e101101 = { xDesc: EVENT_NAMES['101101'], cMotivo: '1', xMotivo: reason };
        const request = eventRequestOf({
          ...{ accessKey, author: PROVIDER, type: '101101', nowMs: PLACE.issuedAtMs },
          content: { e101101 },
        });
        const requestXml = await sign.signEventRequest(writeEventRequest(request));
        const event = {
          Id: eventId(accessKey, '101101', 1),
          ...{ verAplic: 'x', ambGer: '2', nSeqEvento: '1', nDFSe: '1' },
          dhProc: '2026-03-10T15:00:00-03:00',
          pedRegEvento: { infPedReg: request },
        };
        expect(faults(await sign.signEvent(writeEvent(event, requestXml)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(SAMPLES.slice(0, 4))('is no event with the reason %j', (reason) => {
    expect(() => readCancellation({ code: '1', reason })).toThrow();
  });
});
