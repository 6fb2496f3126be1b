import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { useSandbox } from 'payment-simulators/testing';

const box = useSandbox({ services: ['dict'], hooks: { before, after } });

/** The code under test: finds the holder of a Pix key, and asks once more if DICT is busy. */
async function holderOf(dict, key) {
  for (const isLast of [false, true]) {
    const response = await fetch(`${dict}/dict/keys/EMAIL/${encodeURIComponent(key)}`);
    if (response.status === 404) return undefined;
    if (response.ok) return (await response.json()).holderName;
    if (isLast) throw new Error(`DICT answered ${response.status}.`);
  }
}

before(() =>
  box.dict.client.POST('/dict/keys', {
    body: {
      keyType: 'EMAIL',
      keyValue: 'maria@example.com',
      holderName: 'Maria Souza',
      accountId: 'acc-1',
      ispb: '55667788',
      branch: '0001',
      accountNumber: '123456',
      accountType: 'CHECKING',
    },
  }),
);

test('finds the holder of a key', async () => {
  assert.equal(await holderOf(box.urls.dict, 'maria@example.com'), 'Maria Souza');
});

test('finds nobody for a key that does not exist', async () => {
  assert.equal(await holderOf(box.urls.dict, 'nobody@example.com'), undefined);
});

test('asks again if DICT has too many requests', async () => {
  await box.journal.clear();
  await box.dict.rejectNext('RATE_LIMITED');
  assert.equal(await holderOf(box.urls.dict, 'maria@example.com'), 'Maria Souza');
  assert.equal(await box.journal.count({ method: 'GET', path: '/dict/keys/**' }), 2);
});

test('gives up if DICT is not available', async () => {
  await box.dict.rejectNext('SERVICE_UNAVAILABLE');
  await box.dict.rejectNext('SERVICE_UNAVAILABLE');
  await assert.rejects(holderOf(box.urls.dict, 'maria@example.com'), /503/);
});
