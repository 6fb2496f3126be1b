import { asCurl, asSupertest } from './as-command';

const REQUEST = {
  method: 'POST',
  path: "/notes?text=it's",
  requestHeaders: { host: 'x', 'content-type': 'application/json', 'x-sandbox': 'run-42' },
  requestBody: '{"name":"O\'Neill $(id) `id`"}',
  status: 201,
};

describe('A request as a command', () => {
  it('is a curl command in which the shell changes nothing', () => {
    expect(asCurl(REQUEST, 'http://127.0.0.1:3002', 'masked')).toBe(
      String.raw`curl -sS -X POST 'http://127.0.0.1:3002/notes?text=it'\''s' \
  -H 'content-type: application/json' \
  -H 'x-sandbox: run-42' \
  --data-binary '{"name":"O'\''Neill $(id) ` + '`id`"}\'\n',
    );
  });

  it('is a test with supertest', () => {
    expect(asSupertest(REQUEST, 'http://127.0.0.1:3002', 'masked'))
      .toBe(`import request from 'supertest';

const response = await request("http://127.0.0.1:3002")
  .post("/notes?text=it's")
  .set("content-type", "application/json")
  .set("x-sandbox", "run-42")
  .send("{\\"name\\":\\"O'Neill $(id) \`id\`\\"}")
  .expect(201);
`);
  });

  it('says if the journal has masked a part of it', () => {
    const masked = { ...REQUEST, requestBody: '{"pan":"400000******0001"}' };
    expect(asCurl(masked, 'http://x', 'masked')).toMatch(/^# masked\ncurl/);
    expect(asSupertest(masked, 'http://x', 'masked')).toMatch(/^\/\/ masked\nimport/);
  });

  it('has no body if the request had none', () => {
    const { method, path, requestHeaders, status } = REQUEST;
    const without = { method, path, requestHeaders, status };
    expect(asCurl(without, 'http://x', '')).not.toContain('--data');
    expect(asSupertest(without, 'http://x', '')).not.toContain('.send');
  });
});
