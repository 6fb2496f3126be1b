import { useSandbox } from 'payment-simulators/testing';
import { expect, test } from 'vitest';

const box = useSandbox({ services: ['iso8583'] });

/** The code under test: charges a card at the issuer, whose address is configuration. */
async function charge(issuer: string, pan: string, amount: number): Promise<boolean> {
  const body = JSON.stringify({ pan, amount });
  const headers = { 'Content-Type': 'application/json' };
  const post = (path: string) =>
    fetch(`${issuer}/iso8583/issuer/${path}`, { method: 'POST', headers, body });
  try {
    const { approved } = (await (await post('authorize')).json()) as { approved: boolean };
    return approved;
  } catch {
    await post('reversal');
    return false;
  }
}

test('an approved card is charged', async () => {
  expect(await charge(box.urls.iso8583, '4000000000000001', 15_075)).toBe(true);
});

test('a declined card is not charged', async () => {
  await box.iso8583.rejectNext('51');
  expect(await charge(box.urls.iso8583, '4000000000000001', 15_075)).toBe(false);
});

test('an authorization whose answer is lost is reversed', async () => {
  await box.iso8583.loseNextAnswer('POST /iso8583/issuer/authorize');
  expect(await charge(box.urls.iso8583, '5000000000000004', 9_990)).toBe(false);
  await expect(box).toHaveReceived({
    service: 'iso8583',
    path: '/iso8583/issuer/reversal',
    times: 1,
  });
  await expect(box).toHaveBalancedBooks();
});
