import { Secrets } from '../secrets';
import { spiPay } from './spi';

const NOW_MS = Date.parse('2031-05-06T07:08:09Z');
const ENTERED_MS = Date.parse('2030-01-02T03:04:05Z');
const AT = '2029-12-31T23:59:00Z';

describe('sim:spi.pay makes an EndToEndId', () => {
  it.each([
    ['of the time when the state was entered', {}, ENTERED_MS, '203001020304'],
    ['of the time that it is given', { at: AT }, ENTERED_MS, '202912312359'],
    ['of the time that it is given with a key', { at: AT }, undefined, '202912312359'],
    ['that is always the same for a key of the author', {}, undefined, '200001010000'],
  ])('%s', (_, given, keySinceMs, time) => {
    const parts = { amount: 1_000, debtorIspb: '12345678', creditorIspb: '87654321' };
    const context = { key: 'k-1', keySinceMs, nowMs: NOW_MS, secrets: new Secrets({}) };
    const { value } = spiPay.steps({ ...parts, ...given }, context).next();
    expect(JSON.stringify(value)).toMatch(
      new RegExp(`<EndToEndId>E12345678${time}[0-9A-Za-z]{11}</EndToEndId>`),
    );
  });
});
