import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../src/nfse.app';
import { issuerIn } from './issuer';

describe(`The end of an invoice on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it('is its cancellation, once, with a signed event', async () => {
    const { issue, cancel, get, find } = issuerIn(test, 'cancelled');
    const { id } = await issue();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id).then((answer) => answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await find(id)).toMatchObject({ status: 'cancelled', cancellation: { code: '1' } });
    const { body } = await get(`/nfse/${id}/events`).expect(200);
    expect(body).toMatchObject([{ type: '101101', sequence: 1 }]);
    const [{ xml }] = body as [{ xml: string }];
    const report = await test.http
      .post('/nfse/validate')
      .set('Content-Type', 'application/xml')
      .send(xml);
    expect(report.body).toMatchObject({ valid: true, layout: 'national-event' });
  });

  it('is its cancellation, once, on a clock after 2099', async () => {
    const { frozen, issue, cancel, substitute } = issuerIn(test, 'far-future');
    await frozen('2999-01-04T12:00:00Z').expect(200);
    const { id } = await issue({ competence: '2026-03-10' });
    await cancel(id).expect(200);
    expect((await cancel(id).expect(422)).body).toMatchObject({ code: 'E0840' });
    expect((await substitute(id, { competence: '2026-03-10' }).expect(422)).body).toMatchObject({
      code: 'E0046',
    });
  });

  it.each([
    [{ code: '3' }, '/code'],
    [{ reason: 'curto' }, '/reason'],
    [{ reason: 'x'.repeat(256) }, '/reason'],
    [{ reason: 5 }, '/reason'],
    [{ reason: 'Serviço cobrado\nem duplicidade' }, '/reason'],
    [{ motive: 'Serviço cobrado em duplicidade' }, '/motive'],
  ])('is not a cancellation with %j', async (change, pointer) => {
    const { issue, cancel, find } = issuerIn(test, 'not-cancelled');
    const { id } = await issue();
    const { body } = await cancel(id, change).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    expect(await find(id)).toMatchObject({ status: 'authorized' });
  });

  it('is not a cancellation after the time of the municipality', async () => {
    const { freeze, issue, cancel, advance, call, find } = issuerIn(test, 'too-late');
    await freeze();
    const { body } = await call('get', '/parameters?municipality=3550308').expect(200);
    const [{ cancelWithinHours }] = (body as { municipalities: [{ cancelWithinHours: number }] })
      .municipalities;
    const early = await issue();
    const late = await issue();
    await advance(`PT${String(cancelWithinHours)}H`);
    await cancel(early.id).expect(200);
    await advance('PT1S');
    expect((await cancel(late.id).expect(422)).body).toMatchObject({ code: 'E0822' });
    expect(await find(late.id)).toMatchObject({ status: 'authorized' });
  });

  it('can be a cancellation that is judged later, and refused', async () => {
    const { freeze, issue, cancel, advance, requestOutcome, find } = issuerIn(test, 'cancelling');
    await freeze();
    const kept = await issue();
    const gone = await issue();
    await requestOutcome('E0827', `/nfse/${kept.id}/cancel`);
    for (const { id } of [kept, gone]) {
      const { body } = await cancel(id, { sync: false }).expect(202);
      expect(body).toMatchObject({ status: 'cancelling' });
    }
    await advance('PT5S');
    expect(await find(kept.id)).toMatchObject({
      status: 'authorized',
      cancellationRefusal: { code: 'E0827' },
    });
    expect(await find(gone.id)).toMatchObject({ status: 'cancelled' });
    expect(await find(gone.id)).not.toHaveProperty('cancellationRefusal');
  });

  it('is its replacement: both point at each other, and only one replaces it', async () => {
    const { freeze, issue, substitute, find, get, list } = issuerIn(test, 'replaced');
    await freeze();
    const original = await issue();
    const answers = await Promise.all(
      [1, 2, 3].map((index) =>
        substitute(original.id, { service: { description: `Suporte ${String(index)}` } }).then(
          (answer) => answer,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const made = answers.find(({ status }) => status === 201)?.body as {
      accessKey: string;
      number: number;
    };
    expect(made).toMatchObject({ number: 2, replaces: original.accessKey });
    expect(await find(original.id)).toMatchObject({
      status: 'substituted',
      replacedBy: made.accessKey,
    });
    const { body } = await get(`/nfse/${original.id}/events`).expect(200);
    expect(body).toMatchObject([{ type: '105102' }]);
    expect(await list()).toHaveLength(2);
    expect((await substitute(original.id).expect(422)).body).toMatchObject({ code: 'E0046' });
  });

  it('is a replacement on a later day, with the date of the service of the first one', async () => {
    const { freeze, issue, substitute, advance, find } = issuerIn(test, 'replaced-later');
    await freeze();
    const { id } = await issue();
    await advance('P1D');
    const { body } = await substitute(id, { service: { description: 'Suporte' } }).expect(201);
    expect(body).toMatchObject({ competence: '2026-03-10' });
    expect(await find(id)).toMatchObject({ status: 'substituted' });
  });

  it('is not a replacement that changes the date or the service', async () => {
    const { freeze, issue, substitute, find } = issuerIn(test, 'not-replaced');
    await freeze();
    const { id } = await issue();
    const misspelt = await substitute(id, { service: { issRat: 3 } }).expect(400);
    expect(misspelt.body).toMatchObject({ errors: [{ pointer: '/invoice/service/issRat' }] });
    const { body } = await substitute(id, { service: { code: '17.01' } }).expect(422);
    expect(body).toMatchObject({ code: 'E0060' });
    expect(await find(id)).toMatchObject({ status: 'authorized' });
  });
});
