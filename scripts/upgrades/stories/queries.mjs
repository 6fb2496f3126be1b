// Leaky bucket: a client that has used some of its tokens. DICT: the file of the CIDs of its key.

const CPF = '12345678901';

export async function tellQueries({ post, keep }) {
  await post('dict', '/dict/keys', {
    ...{ keyType: 'CPF', keyValue: CPF, accountId: 'acc-001', ispb: '12345678', branch: '0001' },
    ...{ accountNumber: '123456-7', accountType: 'CHECKING', holderName: 'Maria Silva' },
  });
  await post(
    'dict',
    '/api/v2/cids/files',
    '<CreateCidSetFileRequest><Participant>12345678</Participant><KeyType>CPF</KeyType></CreateCidSetFileRequest>',
    { 'Content-Type': 'application/xml', 'PI-RequestingParticipant': '12345678' },
  );
  await post('dict', '/__admin/clock/advance', { by: 'PT1M' });
  const { clientId, clientSecret } = await post('ratelimit', '/auth/register', { name: 'wallet' });
  const { access_token: token } = await post('ratelimit', '/auth/token', {
    clientId,
    clientSecret,
  });
  const headers = { Authorization: `Bearer ${token}` };
  await post('ratelimit', '/instant/query', { key: CPF }, headers);
  // A key that nobody has costs tokens; the answer is 404.
  const missing = post('ratelimit', '/instant/query', { key: 'nobody@example.com' }, headers);
  await missing.catch(() => undefined);
  keep('ratelimit', `/__admin/ledger?clientId=${clientId}`);
  return { client: { clientId, clientSecret } };
}
