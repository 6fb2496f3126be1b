import { createTestApp, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { INTERACTION_ID } from '../src/standard/interaction-id';

const ENDPOINTS = '/open-banking/discovery/v1/endpoints';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = 'd78fc4e5-37ca-4da3-adf2-9b082bf92280';

describe('Discovery', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(openfinance);
  });
  afterAll(() => app.close());

  it('lists the served families in the envelope of the standard', async () => {
    const response = await app.http.get(ENDPOINTS).expect(200);
    expect(response.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ ApiFamilyType: 'discovery' }),
      ]) as unknown,
      links: { self: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/open-banking/) as string },
      meta: { requestDateTime: expect.stringMatching(/^.{19}Z$/) as string },
    });
  });

  it('returns the interaction id of the request, and makes one if there is none', async () => {
    const named = await app.http.get(ENDPOINTS).set(INTERACTION_ID, ID).expect(200);
    expect(named.headers[INTERACTION_ID]).toBe(ID);
    const unnamed = await app.http.get(ENDPOINTS).expect(200);
    expect(unnamed.headers[INTERACTION_ID]).toMatch(UUID);
  });

  it.each([
    ['Accept', 'text/xml', 406, 'NAO_ACEITAVEL'],
    ['x-fapi-auth-date', 'yesterday', 400, 'PARAMETRO_INVALIDO'],
  ])('refuses the header %s: %s', async (name, value, status, code) => {
    const { body } = await app.http.get(ENDPOINTS).set(name, value).expect(status);
    expect(body).toMatchObject({ errors: [{ code }] });
  });

  it('refuses a malformed interaction id with the error body of the standard', async () => {
    const response = await app.http.get(ENDPOINTS).set(INTERACTION_ID, 'abc').expect(400);
    expect(response.headers[INTERACTION_ID]).toMatch(UUID);
    expect(response.body).toEqual({
      errors: [
        {
          code: 'PARAMETRO_INVALIDO',
          title: 'Parâmetro inválido',
          detail: expect.stringContaining('x-fapi-interaction-id: Must be a UUID') as string,
        },
      ],
      meta: { requestDateTime: expect.stringMatching(/^.{19}Z$/) as string },
    });
  });

  it('answers an address below /open-banking/ that does not exist with the error body of the standard', async () => {
    const response = await app.http.get('/open-banking/none').expect(404);
    expect(response.body).toMatchObject({
      errors: [{ code: 'ROUTE_NOT_FOUND', title: 'Endereço não encontrado' }],
    });
  });
});
