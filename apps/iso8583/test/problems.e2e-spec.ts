import 'reflect-metadata';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000001041';
const AUTHORIZE = '/iso8583/issuer/authorize';
const PROFILE = '/iso8583/tools/profiles';

/** Posted bodies that cause the documented errors. */
const POSTED: readonly (readonly [code: string, path: string, body: object])[] = [
  ['MESSAGE_INVALID', AUTHORIZE, { amount: 1.5 }],
  ['MESSAGE_MISPLACED', AUTHORIZE, { mti: '0200' }],
  ['ISO8583_NOT_A_REQUEST', AUTHORIZE, { mti: '0110' }],
  ['ISO8583_ELEMENT_UNKNOWN', AUTHORIZE, { fields: { '129': '1' } }],
  ['ISO8583_LENGTH_OVER_LIMIT', AUTHORIZE, { fields: { '4': '1234567890123' } }],
  ['MESSAGE_INVALID', '/iso8583/tools/decode', { raw: '303' }],
  ['PROFILE_INVALID', PROFILE, { ...PROFILES.bcd, name: 'own', mti: 'hex' }],
  ['PROFILE_TAKEN', PROFILE, PROFILES.bcd],
  ['CARD_EXISTS', '/admin/cards', { pan: PAN }],
];

describe(`The documented errors of the card host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it.each(POSTED)('have the texts of the service: %s of %s', async (code, path, sent) => {
    const { body } = await cardHost(test, 'run-42').post(path, sent);
    expect(body).toMatchObject(await documentedProblem(test, `post ${path}`, code));
  });

  it('have the texts of the service for an unknown card or profile', async () => {
    const { post } = cardHost(test, 'run-42');
    const reset = await post('/admin/cards/4999999999999999/reset', {});
    expect(reset.body).toMatchObject(
      await documentedProblem(test, 'post /admin/cards/{pan}/reset', 'CARD_NOT_FOUND'),
    );
    const { body } = await post(`${AUTHORIZE}?profile=acme`, {});
    expect(body).toMatchObject(
      await documentedProblem(test, `post ${AUTHORIZE}`, 'PROFILE_NOT_FOUND'),
    );
  });

  it('have the texts of the service for the status of a lost card', async () => {
    const change = { status: 'active' };
    const { body } = await cardHost(test, 'run-42').put(`/admin/cards/${PAN}/status`, change);
    expect(body).toMatchObject(
      await documentedProblem(test, 'put /admin/cards/{pan}/status', 'CARD_STATUS_CONFLICT'),
    );
  });
});
