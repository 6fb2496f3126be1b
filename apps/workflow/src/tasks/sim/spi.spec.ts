import { Secrets } from '../secrets';
import { spiPay } from './spi';

const ENTERED_MS = Date.parse('2030-01-02T03:04:05Z');
const AT = '2029-12-31T23:59:00Z';

describe('sim:spi.pay makes an EndToEndId', () => {
  it.each([
    ['when the state was entered', {}, '203001020304'],
    ['that it is given', { at: AT }, '202912312359'],
  ])('of the time %s', (_, given, time) => {
    const parts = { amount: 1_000, debtorIspb: '12345678', creditorIspb: '87654321' };
    const context = { key: 'k-1', enteredAtMs: ENTERED_MS, secrets: new Secrets({}) };
    const { value } = spiPay.steps({ ...parts, ...given }, context).next();
    expect(JSON.stringify(value)).toMatch(
      new RegExp(`<EndToEndId>E12345678${time}[0-9A-Za-z]{11}</EndToEndId>`),
    );
  });
});
