import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { CNPJ, company, CONSENTS, consentsOf, CPF } from './consent-builders';

const EXAMPLE = 'urn:simulador:00000000-0000-4000-8000-000000000003';
const NO_FRAMES = "frame-ancestors 'none'";

describe(`The authorisation page on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => test.close());

  /** The page of one sandbox. */
  function pageOf(sandbox: string) {
    const { call, create, ...others } = consentsOf(test, sandbox);
    return {
      ...others,
      call,
      /** A new consent, with the path of its page. */
      ask: async (change?: object) => {
        const { consentId } = await create(change);
        return { consentId, path: `/authorisation/${consentId}` };
      },
      show: (path: string, status = 200) =>
        call('get', path).expect(status).expect('Content-Type', 'text/html; charset=utf-8'),
      decide: (path: string, form: string) => call('post', path).type('form').send(form),
    };
  }

  it('shows what is asked for, in Portuguese, with the accounts of the customer', async () => {
    const { ask, show, freeze } = pageOf('shown');
    await freeze();
    const { path } = await ask({ expirationDateTime: '2026-10-01T01:00:00Z' });
    const { text, headers } = await show(path);
    expect(text).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
    expect(text).toContain('<title>Compartilhamento de dados - Banco Simulado</title>');
    expect(text).toContain('<h1>Compartilhamento de dados</h1>');
    expect(text).toContain('<p>Maria Silva, confira o pedido e decida.</p>');
    expect(text).toContain('<dt>Contas: saldos</dt><dd>Dados das contas e seus saldos</dd>');
    expect(text).toContain('<dt>Contas: extratos</dt>');
    // 22:00 of the day before in Brasília.
    expect(text).toContain('<dt>Validade</dt><dd>Até 30/09/2026</dd>');
    expect(text).toContain('<legend>Contas</legend>');
    expect(text).toContain(
      '<input type="checkbox" id="conta-1" name="accountIds" value="maria-corrente"><label for="conta-1">Conta corrente, agência 0001, número 10000001-',
    );
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|style="| checked/i);
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(headers['content-security-policy']).toContain("form-action 'self';");
    expect(headers['content-security-policy']).toContain(NO_FRAMES);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  });

  it('has labels for all fields, and no id twice', async () => {
    const { ask, show } = pageOf('labels');
    const { text } = await show((await ask()).path);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const labelled = [...text.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
    const fields = [...text.matchAll(/<input [^>]*?id="([^"]+)"/g)].map(([, id]) => id);
    expect(fields.length).toBeGreaterThan(1);
    expect(labelled).toEqual(fields);
    for (const [, described = ''] of text.matchAll(/aria-describedby="([^"]+)"/g)) {
      for (const id of described.split(' ')) expect(ids).toContain(id);
    }
  });

  it('authorises for the chosen accounts, and then shows that', async () => {
    const { ask, decide, show, read, freeze } = pageOf('approved');
    await freeze();
    const { consentId, path } = await ask();
    const form = 'decision=approve&accountIds=maria-corrente&accountIds=maria-poupanca';
    const response = await decide(path, form).expect(303);
    expect(response.headers['location']).toBe(path);
    expect(await read(consentId)).toMatchObject({ status: 'AUTHORISED' });
    const { text } = await show(path);
    expect(text).toContain('Situação: <strong>Autorizado</strong>');
    expect(text).not.toContain('<form');
  });

  it('refuses, and then shows that', async () => {
    const { ask, decide, show, read } = pageOf('refused');
    const { consentId, path } = await ask();
    await decide(path, 'decision=refuse').expect(303);
    expect(await read(consentId)).toMatchObject({
      status: 'REJECTED',
      rejection: { rejectedBy: 'USER', reason: { code: 'CUSTOMER_MANUALLY_REJECTED' } },
    });
    expect((await show(path)).text).toContain('Situação: <strong>Recusado</strong>');
  });

  it('changes nothing when the form is sent again', async () => {
    const { ask, decide, read } = pageOf('twice');
    const { consentId, path } = await ask();
    const approve = 'decision=approve&accountIds=maria-corrente';
    for (const form of [approve, approve, 'decision=refuse', 'decision=approve']) {
      await decide(path, form).expect(303);
    }
    const { status, rejection } = await read(consentId);
    expect({ status, rejection }).toEqual({ status: 'AUTHORISED', rejection: undefined });
  });

  it.each([
    ['decision=approve', 'Escolha pelo menos uma conta.'],
    ['decision=approve&accountIds=joao-corrente', 'Escolha contas da lista.'],
    ['decision=approve&accountIds=maria-corrente&accountIds=%3Cb%3E', 'Escolha contas da lista.'],
  ])('is shown again with an error at the field for %s', async (form, error) => {
    const { ask, decide, read } = pageOf('incomplete');
    const { consentId, path } = await ask();
    const { text } = await decide(path, form).expect(422);
    expect(text).toContain('<title>Erro: Compartilhamento de dados');
    expect(text).toContain(`<div role="alert" class="error">`);
    expect(text).toContain(`<a href="#conta-1">${error}</a>`);
    expect(text).toContain('<fieldset aria-describedby="dica-contas erro-contas">');
    expect(text).toContain(`<p id="erro-contas" class="error">Erro: ${error}</p>`);
    expect(text).toContain('aria-invalid="true"');
    const isChosen = form.includes('maria-corrente');
    expect(text.includes('value="maria-corrente" checked')).toBe(isChosen);
    expect(text).not.toContain('<b>');
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });

  it('asks for no account if the data are not of accounts', async () => {
    const { ask, decide, show, read } = pageOf('no-accounts');
    const permissions = ['CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ', 'RESOURCES_READ'];
    const { consentId, path } = await ask({ permissions, businessEntity: company(CNPJ) });
    const { text } = await show(path);
    expect(text).toContain('<dt>Cadastro da empresa: dados cadastrais</dt>');
    expect(text).toContain('<dd>Sem prazo: até que você revogue o consentimento</dd>');
    expect(text).not.toContain('<fieldset');
    await decide(path, 'decision=approve').expect(303);
    expect(await read(consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('shows a consent that nobody has authorised in time', async () => {
    const { ask, decide, show, freeze, advance, read } = pageOf('late');
    await freeze();
    const { consentId, path } = await ask();
    await advance('PT60M');
    await decide(path, 'decision=approve&accountIds=maria-corrente').expect(303);
    expect((await show(path)).text).toContain('<strong>Prazo para autorizar encerrado</strong>');
    expect(await read(consentId)).toMatchObject({ status: 'REJECTED' });
  });

  it('sends the browser back to the application', async () => {
    const { ask, decide, show, freeze } = pageOf('redirected');
    await freeze();
    const { consentId, path } = await ask();
    const back = 'https://app.example.com/retorno?a=1&state=x%22y#z';
    const target = `${path}?redirect_uri=${encodeURIComponent(back)}`;
    const { headers } = await show(target);
    expect(headers['content-security-policy']).toContain("form-action 'self' http: https:;");
    const response = await decide(target, 'decision=refuse').expect(303);
    const id = encodeURIComponent(consentId);
    const next = `https://app.example.com/retorno?a=1&state=x%22y&consentId=${id}&status=REJECTED#z`;
    expect(response.headers['location']).toBe(next);
    const { text } = await show(target);
    expect(text).toContain(
      `<a href="${next.replaceAll('&', '&amp;')}">Voltar para o aplicativo</a>`,
    );
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//app.example.com'],
    ['/retorno'],
    ['myapp://retorno'],
    [''],
    [`https://app.example.com/${'a'.repeat(2_000)}`],
  ])('does not send the browser to %.40s', async (address) => {
    const { ask, show, decide } = pageOf('not-redirected');
    const { path } = await ask();
    const target = `${path}?redirect_uri=${encodeURIComponent(address)}`;
    expect((await show(target, 400)).text).toContain('<h1>Pedido inválido</h1>');
    await decide(target, 'decision=refuse').expect(400);
    await show(`${path}?redirect_uri=https://a.example&redirect_uri=https://b.example`, 400);
  });

  it.each<[string, Record<string, string>, number]>([
    ['of the page itself', { Origin: '$own', 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['of a program', {}, 303],
    ['of a page of another origin', { Origin: 'https://evil.example' }, 403],
    ['of a page of another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['of a page that hides its origin', { Origin: 'null' }, 403],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of another host of the site', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('takes or refuses the decision %s', async (_, headers, status) => {
    const { ask, decide, read } = pageOf('origins');
    const { consentId, path } = await ask();
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      value.replace('$own', test.address),
    ]);
    const request = decide(path, 'decision=refuse').set(Object.fromEntries(sent));
    const { text } = await request.expect(status);
    if (status === 403) expect(text).toContain('<h1>Pedido não permitido</h1>');
    const expected = status === 303 ? 'REJECTED' : 'AWAITING_AUTHORISATION';
    expect(await read(consentId)).toMatchObject({ status: expected });
  });

  it.each([
    ['get', '/authorisation/urn:simulador:none', 404, 'Consentimento não encontrado'],
    [
      'get',
      '/authorisation/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      404,
      'Consentimento não encontrado',
    ],
    ['get', '/authorisation/a/b', 404, 'Consentimento não encontrado'],
    ['put', `/authorisation/${EXAMPLE}`, 405, 'Não foi possível atender ao pedido'],
  ] as const)('answers %s %s with a page too', async (method, path, status, title) => {
    const { call } = pageOf('errors');
    const { text, headers } = await call(method, path).expect(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /style-src 'sha256-.*frame-ancestors 'none'/,
    );
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('<script');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'decision=maybe', 400],
    ['application/x-www-form-urlencoded', 'decision=approve&decision=refuse', 400],
    ['application/x-www-form-urlencoded', '', 400],
    ['application/json', '{"decision":"refuse"}', 415],
    ['text/plain', 'decision=refuse', 415],
  ])('refuses the form %s %s', async (type, body, status) => {
    const { ask, call, read } = pageOf('forms');
    const { consentId, path } = await ask();
    await call('post', path)
      .set('Content-Type', type)
      .send(body as unknown as object)
      .expect(status);
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });

  it('is reached by the address that the consent carries, which names the sandbox', async () => {
    const { call, freeze } = pageOf('addressed');
    await freeze();
    const body = {
      data: {
        loggedUser: { document: { identification: CPF, rel: 'CPF' } },
        permissions: ['EXCHANGES_READ', 'RESOURCES_READ'],
      },
    };
    const { headers } = await call('post', CONSENTS, body).expect(201);
    const address = /<(.*)>/.exec(headers['link'] ?? '')?.[1] ?? '';
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<dt>Câmbio: dados da operação</dt>');
    const form = new URLSearchParams({ decision: 'approve' });
    const decided = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    expect(decided.status).toBe(303);
    expect(decided.headers.get('location')).toMatch(/^\/s\/addressed\/authorisation\/urn:/);
    expect(await (await fetch(address)).text()).toContain('<strong>Autorizado</strong>');
  });
});

describe(`The authorisation page behind a proxy, on ${databaseUnderTest}`, () => {
  it('has the public address, and takes decisions from there', async () => {
    const publicUrl = 'https://banco.example.com/sim/';
    const variables = { CONSENT_AUTO_AUTHORISE: 'false', PUBLIC_URL: publicUrl };
    const test = await createTestApp(openfinance, variables);
    const { call, create, read } = consentsOf(test, 'proxy');
    const { consentId } = await create();
    const { headers } = await call('get', `${CONSENTS}/${consentId}`).expect(200);
    const page = `https://banco.example.com/sim/s/proxy/authorisation/${consentId}`;
    expect(headers['link']).toContain(`<${page}>`);
    const decide = (origin: string) =>
      call('post', `/authorisation/${consentId}`)
        .set('Origin', origin)
        .type('form')
        .send('decision=refuse');
    await decide('https://banco.example.org').expect(403);
    await decide('https://banco.example.com').expect(303);
    expect(await read(consentId)).toMatchObject({ status: 'REJECTED' });
    await test.close();
  });
});
