import 'reflect-metadata';
import { createTestApp, notes } from '#libs/testing';

describe('Access to /__admin', () => {
  it('is open on loopback, except to pages of another origin', async () => {
    const test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
    const clock = (headers: Record<string, string>) => test.http.get('/__admin/clock').set(headers);
    await clock({}).expect(200);
    await clock({ Origin: test.address }).expect(200);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Host: 'rebound.example' },
    ]) {
      expect((await clock(headers).expect(403)).body).toMatchObject({
        code: 'ADMIN_ORIGIN_FOREIGN',
      });
    }
    await test.close();
  });

  it('is open to host names below localhost, but not to names that only look similar', async () => {
    const test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOX_HOST: 'sim.example' });
    const at = (headers: Record<string, string>) => test.http.get('/__admin/clock').set(headers);
    for (const Host of ['run-42.localhost:3002', 'run-42.notes.localhost', 'RUN-42.Localhost.']) {
      const { headers } = await at({ Host }).expect(200);
      expect(headers['x-sandbox']).toBe('run-42');
    }
    await at({ Host: 'a.localhost:1', Origin: 'http://a.localhost:1' }).expect(200);
    for (const headers of [
      { Host: 'a.localhost:1', Origin: 'http://b.localhost:1' },
      { Host: 'a.localhost.evil.example' },
      { Host: 'evil-localhost' },
      { Host: 'localhost.example' },
      // It can be an address of another machine, so it needs ADMIN_TOKEN.
      { Host: 'run-42.sim.example' },
    ]) {
      expect((await at(headers).expect(403)).body).toMatchObject({ code: 'ADMIN_ORIGIN_FOREIGN' });
    }
    await test.close();
  });

  it('requires the token if ADMIN_TOKEN is set', async () => {
    const token = 'a-token-of-enough-length';
    const test = await createTestApp(notes, { LOG_LEVEL: 'silent', ADMIN_TOKEN: token });
    const clock = (authorization: string) =>
      test.http.get('/__admin/clock').set('Authorization', authorization);
    await clock(`Bearer ${token}`).expect(200);
    for (const wrong of [
      '',
      'Bearer',
      `Bearer ${token}x`,
      `Basic ${token}`,
      `Bearer ${token.slice(1)}`,
    ]) {
      expect((await clock(wrong).expect(401)).body).toMatchObject({ code: 'ADMIN_TOKEN_WRONG' });
    }
    await test.http.get('/notes').expect(200);
    await test.close();
  });

  it('requires ADMIN_TOKEN if HOST is not loopback; without it the service does not start', async () => {
    await expect(createTestApp(notes, { HOST: '0.0.0.0' })).rejects.toThrow(
      /^ADMIN_TOKEN must be set/,
    );
    const test = await createTestApp(notes, { HOST: '0.0.0.0', ADMIN_TOKEN: 'x'.repeat(16) });
    await test.http.get('/__admin/clock').expect(401);
    await test.close();
  });
});
