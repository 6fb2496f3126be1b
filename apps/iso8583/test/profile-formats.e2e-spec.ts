import { compile, PROFILES, type Profile } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PROFILE = '/iso8583/profiles';

const PACKAGER = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE isopackager SYSTEM "genericpackager.dtd">
<isopackager>
  <isofield id="0" length="4" name="Message type" class="org.jpos.iso.IFB_NUMERIC" pad="true"/>
  <isofield id="1" length="16" name="Bitmap" class="org.jpos.iso.IFB_BITMAP"/>
  <isofield id="2" length="19" name="PAN" class="com.acme.IFX_PAN"/>
  <isofield id="3" length="6" name="Processing code" class="org.jpos.iso.IFB_NUMERIC" pad="true"/>
</isopackager>`;

const SPECIFICATION = {
  name: 'A host in ASCII',
  fields: {
    '0': { type: 'String', length: 4, enc: 'ASCII', prefix: 'ASCII.Fixed' },
    '1': { type: 'Bitmap', length: 8, enc: 'HexToASCII', prefix: 'Hex.Fixed' },
    '2': { type: 'String', length: 19, description: 'PAN', enc: 'ASCII', prefix: 'ASCII.LL' },
  },
};

describe(`Formats of profiles on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const postXml = (query: string, xml: string | Buffer, type = 'application/xml') =>
    test.http
      .post(`${PROFILE}${query}`)
      .set('X-Sandbox', 'dialects')
      .set('Content-Type', type)
      .send(xml);
  const host = cardHostOf('dialects');
  function cardHostOf(sandbox: string) {
    return () => cardHost(test, sandbox);
  }

  it('a packager of jPOS becomes a profile of the sandbox, which decodes and encodes', async () => {
    const query = '?name=acme&classes=com.acme.IFX_PAN:IFB_LLNUM';
    const { body } = await postXml(query, PACKAGER).expect(201);
    expect(body).toMatchObject({ name: 'acme', mti: 'bcd', overrides: { '2': { name: 'PAN' } } });
    const message = { mti: '0100', fields: { '2': '4000000000000001', '3': '000000' } };
    const encoded = await host().post('/iso8583/tools/encode?profile=acme', message).expect(200);
    expect(encoded.body).toMatchObject({ raw: '01006000000000000000164000000000000001000000' });
    // The older address is that of the same profiles.
    expect(await host().get('/iso8583/tools/profiles/acme')).toEqual(body);
    await test.http.delete(`${PROFILE}/acme`).set('X-Sandbox', 'dialects').expect(204);
    await postXml(query, PACKAGER, 'text/xml').expect(201);
  });

  it('a specification of moov becomes a profile', async () => {
    const { body } = await host().post(`${PROFILE}?name=moov-host`, SPECIFICATION).expect(201);
    expect(body).toMatchObject({ name: 'moov-host', description: 'A host in ASCII', mti: 'ascii' });
  });

  it('a profile can be posted, under the name of the address', async () => {
    const { body } = await host().post(`${PROFILE}?name=copied`, PROFILES.bcd).expect(201);
    expect(body).toMatchObject({ name: 'copied' });
    expect((await host().get<Profile[]>(PROFILE)).map(({ name }) => name)).toContain('copied');
  });

  it('a profile is written for both and read again', async () => {
    const written = await test.http.get(`${PROFILE}/bcd?format=jpos`).expect(200);
    expect(written.headers['content-type']).toBe('application/xml; charset=utf-8');
    const again = await postXml('?name=bcd-again', written.text).expect(201);
    const message = { mti: '0100', fields: { '2': '400000000000001', '35': '4111=2512' } };
    expect(compile(again.body as Profile).encode(message)).toEqual(
      compile(PROFILES.bcd).encode(message),
    );
    const moov = await host().get<object>(`${PROFILE}/ascii?format=moov`);
    await host().post(`${PROFILE}?name=ascii-again`, moov).expect(201);
    expect(await host().get(`${PROFILE}/ascii`)).toEqual(PROFILES.ascii);
  });

  it('what the format cannot have is refused with the element', async () => {
    const { body } = await test.http.get(`${PROFILE}/bcd?format=moov`).expect(409);
    expect(body).toMatchObject({ code: 'PROFILE_NOT_WRITABLE' });
    expect((body as { errors: object[] }).errors).toContainEqual(
      expect.objectContaining({ pointer: '/overrides/35' }),
    );
    await test.http.get(`${PROFILE}/bcd?format=fsd`).expect(400);
    await test.http.get(`${PROFILE}/nobody?format=jpos`).expect(404);
  });

  it.each([
    ['no name', '?classes=com.acme.IFX_PAN:IFB_LLNUM', PACKAGER, 400, 'PROFILE_INVALID', '/name'],
    [
      'an unknown class',
      '?name=x',
      PACKAGER,
      400,
      'PROFILE_INVALID',
      '/isopackager/isofield[@id="2"]',
    ],
    [
      'a DOCTYPE with an entity',
      '?name=x',
      '<!DOCTYPE a [<!ENTITY b "c">]><a/>',
      400,
      'PROFILE_INVALID',
      '',
    ],
    [
      'a name that is built in',
      '?name=bcd&classes=com.acme.IFX_PAN:IFB_LLNUM',
      PACKAGER,
      409,
      'PROFILE_TAKEN',
      undefined,
    ],
    ['a name that is none', '?name=My+Host', PACKAGER, 400, 'REQUEST_INVALID', '/name'],
    ['classes that are none', '?name=x&classes=a', PACKAGER, 400, 'REQUEST_INVALID', '/classes'],
  ])('%s is refused', async (...row) => {
    const [, query, xml, status, code, pointer] = row;
    const { body } = await postXml(query, xml).expect(status);
    expect(body).toMatchObject({ code });
    if (pointer !== undefined) expect(body).toMatchObject({ errors: [{ pointer }] });
  });

  it.each([
    [`${PROFILE}?name=twice`, SPECIFICATION, '"2":', '/fields/2'],
    [PROFILE, { ...PROFILES.bcd, name: 'twice' }, '"mti":', '/mti'],
    ['/iso8583/tools/profiles', { ...PROFILES.bcd, name: 'twice' }, '"mti":', '/mti'],
  ])('a member that is there twice is refused at %s', async (path, body, member, pointer) => {
    const text = JSON.stringify(body).replace(member, `${member}0,${member}`);
    const answer = await test.http
      .post(path)
      .set({ 'X-Sandbox': 'dialects', 'Content-Type': 'application/json' })
      .send(text)
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'PROFILE_INVALID', errors: [{ pointer }] });
  });

  it('a sandbox has at most 100 profiles, of many that are posted at once', async () => {
    const { post, get } = cardHost(test, 'many');
    const save = async (number: number) =>
      await post(`${PROFILE}?name=own-${String(number)}`, PROFILES.bcd);
    const answers = await Promise.all(Array.from({ length: 102 }, (_, number) => save(number)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(
      Array(2).fill('PROFILE_LIMIT_REACHED'),
    );
    const own = (await get<Profile[]>(PROFILE)).filter(({ name }) => name.startsWith('own-'));
    expect(own).toHaveLength(100);
    await post(`${PROFILE}?name=${String(own[0]?.name)}`, PROFILES.ascii).expect(201);
  });

  it('other bodies are refused', async () => {
    await postXml('?name=x', 'text', 'text/plain').expect(415);
    await postXml('?name=x', '').expect(400);
    await host().post(`${PROFILE}?name=x`, {}).expect(400);
    await host().post(PROFILE, []).expect(400);
    const { body } = await host().post(`${PROFILE}?name=x&classes=a:b`, PROFILES.bcd).expect(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/classes' }] });
    await host().post(PROFILE, SPECIFICATION).expect(400);
  });
});
