import 'reflect-metadata';
import { createTestApp, databaseUnderTest, pacs008, type TestApp } from '#libs/testing';
import { run } from './run';
import { spi } from '../../../../apps/spi/src/spi.app';

const NOW = '2999-01-02T15:00:00.000Z';
const TOKEN = 'a-token-of-this-test';

describe(`paysim --service spi on ${databaseUnderTest}`, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(spi, { LOG_LEVEL: 'silent', ADMIN_TOKEN: TOKEN });
  });
  afterAll(() => app.close());

  const paysim = (command: string, token = TOKEN) =>
    run([...command.split(' '), '--service', 'spi', '--table'], {
      environment: { SPI_URL: app.address, ADMIN_TOKEN: token },
    });

  it.each([
    [`clock freeze ${NOW} -s one`, `one: frozen ${NOW}\n`],
    ['clock advance PT1H -s one', 'one: frozen 2999-01-02T16:00:00.000Z\n'],
    ['order AM04 -s one --name next', 'Ordered in spi: AM04, for /**.\n'],
    ['order clear next -s one', 'Removed.\n'],
    ['sandbox create two', 'Created sandbox two.\n'],
    ['sandbox save two before', /^Saved snapshot before of sandbox two \(\d.*\)\.\n$/],
    ['sandbox restore two before --into three', 'Restored snapshot before into sandbox three.\n'],
    ['sandbox drop two three', 'Dropped sandbox two.\nDropped sandbox three.\n'],
    ['journal -s one', 'Nothing in sandbox one.\n'],
  ])('runs %s', async (command, expected) => {
    const { code, stdout, stderr } = await paysim(command);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(expected);
  });

  it('lists an event of the service, with its name', async () => {
    await app.http
      .post('/spi/pacs.008')
      .set({ 'Content-Type': 'application/xml', 'X-Sandbox': 'paid' })
      .send(pacs008({ endToEndId: 'E1' }))
      .expect(200);
    expect((await paysim('journal -s paid')).stdout).toMatch(
      / spi\/1 .* pix\.payment .*endToEndId=E1/,
    );
  });

  it.each([
    ['sandbox list', 'another-wrong-token', '401 ADMIN_TOKEN_WRONG. '],
    ['sandbox drop unknown', TOKEN, '404 SANDBOX_NOT_FOUND. '],
    ['clock advance 1h', TOKEN, '400 '],
  ])('shows why %s is refused, with the token %s', async (command, token, expected) => {
    const { code, stdout, stderr } = await paysim(command, token);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`error: ${expected}`);
    expect(stderr).not.toContain(token);
  });
});
