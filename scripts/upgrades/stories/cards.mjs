// ISO 8583: holds, captures, reversals, counted retries, advices and messages that wait for the issuer.

const PAN = '4000000000000001';
const POOR = '4000000000001051';

export async function tellCards({ post, put, keep }) {
  const issuer = (path, body) => post('iso8583', `/iso8583/issuer/${path}`, body);
  await issuer('network', { networkCode: '001' });
  const open = await issuer('authorize', { pan: PAN, amount: 1_500 });
  const captured = await issuer('authorize', { pan: PAN, amount: 2_500 });
  await issuer('financial', {
    ...{ pan: PAN, amount: 2_000, authorizationCode: captured.fields['38'] },
  });
  await issuer('financial', { pan: PAN, amount: 700 });
  const reversed = await issuer('authorize', { pan: PAN, amount: 300 });
  await issuer('reversal', {
    ...{ pan: PAN, amount: 300, original: { mti: '0100', stan: reversed.fields['11'] } },
  });
  await put('iso8583', '/admin/retries', { mode: 'count' });
  await issuer('authorize', { pan: POOR, amount: 900 });
  await tellAcquirer({ post });
  // From now on the network decides in place of the issuer, and its decisions wait.
  await put('iso8583', '/admin/host', {
    ...{ issuer: 'unavailable', standIn: { maxAmount: 20_000, maxApprovals: 5 } },
  });
  await issuer('financial', { pan: PAN, amount: 123 });
  for (const part of ['', '/transactions', '/holds', '/ledger', '/retries']) {
    keep('iso8583', `/admin/cards/${PAN}${part}`);
  }
  return { openAuthorizationCode: open.fields['38'], standInAmount: 123 };
}

/** A load, and a reversal that waits for a host that cannot be reached. */
async function tellAcquirer({ post }) {
  const acquirer = (path, body) => post('iso8583', `/iso8583/acquirer/${path}`, body);
  await acquirer('load', { rate: 1_000, messages: 3, request: { pan: PAN, amount: 100 } });
  await acquirer('links', { name: 'closed', host: '127.0.0.1', port: 9 });
  await post('iso8583', '/iso8583/acquirer/reversal?link=closed', {
    ...{ pan: PAN, amount: 400, advice: true, original: { mti: '0200', stan: '000001' } },
  }).catch((error) => console.warn(error.message));
}
