import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertReceived, messages, useSandbox } from 'payment-simulators/testing';

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
    body: messages.key({ keyValue: 'maria@example.com', holderName: 'Maria Souza' }),
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
  await assertReceived(box, { method: 'GET', path: '/dict/keys/**', times: 2 });
});

test('gives up if DICT is not available', async () => {
  await box.dict.rejectNext('SERVICE_UNAVAILABLE');
  await box.dict.rejectNext('SERVICE_UNAVAILABLE');
  await assert.rejects(holderOf(box.urls.dict, 'maria@example.com'), /503/);
});
