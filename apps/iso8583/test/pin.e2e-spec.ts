import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { pinBlockOf } from '../src/network/pin-block';
import { cardHost, createCardHost, isoMessage } from './card-host';

const PAN = '4000987654321098';
const OTHER = '5000876543210987';

describe(`The PIN on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const host = () => cardHost(test, 'pin');

  it.each([
    ['pan', { pan: PAN }],
    ['track2', { track2: `${PAN}=4912201` }],
    ['the PAN among fields', { fields: { '2': PAN } }],
    ['track 2 among fields', { fields: { '35': `${PAN}D4912201` } }],
    ['the PAN by number', { '2': PAN }],
  ])('is built for the card of %s', async (_, card) => {
    const answer = await host().authorize({ ...card, amount: 100, pin: '1234' });
    expect(answer).toMatchObject({ approved: true });
  });

  it('is 81 if the block was made for another card, which is not a try', async () => {
    const message = isoMessage('0100', { '2': PAN, '52': pinBlockOf('1234', OTHER) });
    expect(await host().authorize(message)).toMatchObject({
      responseCode: '81',
      trace: { rule: 'pin' },
    });
    expect(await host().card(PAN)).toMatchObject({ pinFailures: 0 });
  });

  it('needs a card', async () => {
    const { body } = await host()
      .post('/iso8583/issuer/authorize', { amount: 100, pin: '1234' })
      .expect(400);
    expect(body).toMatchObject({ code: 'MESSAGE_INVALID', errors: [{ pointer: '/pin' }] });
  });

  it('an ATC of three bytes is refused and does not lock the card', async () => {
    const { authorize } = host();
    const withCounter = (emv: string) => authorize({ pan: PAN, amount: 100, emv });
    expect(await withCounter('9F3603FFFFFF')).toMatchObject({ responseCode: '30' });
    expect(await withCounter('9F36020001')).toMatchObject({ approved: true });
  });
});
