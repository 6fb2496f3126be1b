import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { createCardHost } from './card-host';

describe(`Access to /admin on ${databaseUnderTest}`, () => {
  it('is open on loopback, except to pages of another origin', async () => {
    const test = await createCardHost({ LOG_LEVEL: 'silent' });
    const reset = (headers: Readonly<Record<string, string>>) =>
      test.http.post('/admin/reset').set(headers);
    await reset({}).expect(200);
    await reset({ Host: 'localhost:3004' }).expect(200);
    await reset({ Origin: test.address, 'Sec-Fetch-Site': 'same-origin' }).expect(200);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Host: 'rebound.example' },
    ]) {
      const { body } = await reset(headers).expect(403);
      expect(body).toMatchObject({ code: 'ADMIN_ORIGIN_FOREIGN' });
      await test.http.get('/admin/cards').set(headers).expect(403);
    }
    await test.close();
  });

  it('requires the token if ADMIN_TOKEN is set, but messages need no token', async () => {
    const token = 'a-token-of-enough-length';
    const test = await createCardHost({ LOG_LEVEL: 'silent', ADMIN_TOKEN: token });
    const { body } = await test.http.get('/admin/cards').expect(401);
    expect(body).toMatchObject({ code: 'ADMIN_TOKEN_WRONG' });
    await test.http.get('/admin/cards').set('Authorization', `Bearer ${token}`).expect(200);
    const payment = { pan: '4000000000000001', amount: 100 };
    await test.http.post('/iso8583/issuer/authorize').send(payment).expect(200);
    await test.close();
  });
});
