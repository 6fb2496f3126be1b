import { automaticBody, MARIA, storedConsent, sweepingBody } from '../../test/recurring/builders';
import { editionRequest } from './api/change-recurring-consent.request';
import { EXAMPLE_SIGNALS } from './api/risk-signals';
import { edited } from './edition';
import { rejected } from './recurring-consent';

const NOW = Date.parse('2999-03-10T18:00:00Z');
const LATER = NOW + 3_600_000;
const END = '2999-12-31T00:00:00Z';
const loggedUser = { document: { identification: MARIA, rel: 'CPF' } };
const maximum = (maximumVariableAmount: string) => ({
  recurringConfiguration: { automatic: { maximumVariableAmount } },
});

const variable = storedConsent(
  automaticBody(
    { maximumVariableAmount: '200.00', minimumVariableAmount: '50.00' },
    { expirationDateTime: END },
  ),
  NOW,
);
const fixed = storedConsent(automaticBody({ fixedAmount: '10.00' }), NOW);

function editionOf(change: object) {
  return editionRequest.parse({
    data: { riskSignals: EXAMPLE_SIGNALS, creditors: [{ name: 'Claro' }], loggedUser, ...change },
  }).data;
}

describe('The edition of a recurring consent', () => {
  it('changes the name, the maximum and the end', () => {
    const change = { ...maximum('50.00'), expirationDateTime: '2999-03-10T03:00:00Z' };
    const after = edited(variable, editionOf(change), { nowMs: LATER, needsApprovers: false });
    expect(after).toMatchObject({
      ok: true,
      value: {
        status: 'AUTHORISED',
        updatedAtMs: LATER,
        expiresAtMs: Date.parse('2999-03-10T03:00:00Z'),
        deadlineAtMs: Date.parse('2999-03-10T03:00:00Z'),
        request: {
          creditors: [{ name: 'Claro', personType: 'PESSOA_JURIDICA' }],
          configuration: {
            automatic: { maximumVariableAmount: '50.00', minimumVariableAmount: '50.00' },
          },
          riskSignals: EXAMPLE_SIGNALS,
        },
      },
    });
  });

  it('makes the maximum and the end indefinite if they are left out', () => {
    const after = edited(variable, editionOf({}), { nowMs: LATER, needsApprovers: false });
    expect(after).toMatchObject({ ok: true, value: { expiresAtMs: null, deadlineAtMs: null } });
    const { request } = after.ok ? after.value : variable;
    expect(request.configuration.automatic?.maximumVariableAmount).toBeUndefined();
  });

  it('changes only the name without the user', () => {
    const same = { ...maximum('200.00'), expirationDateTime: END, loggedUser: undefined };
    const context = { nowMs: LATER, needsApprovers: false };
    expect(edited(variable, editionOf(same), context).ok).toBe(true);
    for (const change of [maximum('201.00'), { expirationDateTime: undefined }]) {
      expect(edited(variable, editionOf({ ...same, ...change }), context)).toMatchObject({
        refusal: { code: 'DETALHE_EDICAO_INVALIDO', pointer: '/data/loggedUser' },
      });
    }
  });

  const other = { document: { identification: '98765432100', rel: 'CPF' } };
  it.each<readonly [string, typeof variable, object, boolean, string]>([
    ['of sweeping', storedConsent(sweepingBody(), NOW), {}, false, 'CAMPO_NAO_PERMITIDO'],
    [
      'of a rejected consent',
      rejected(
        fixed,
        { by: 'USUARIO', from: 'DETENTORA', code: 'REJEITADO_USUARIO', detail: '' },
        NOW,
      ),
      {},
      false,
      'DETALHE_EDICAO_INVALIDO',
    ],
    ['without signals', fixed, { riskSignals: {} }, false, 'FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA'],
    [
      'of Android without its signals',
      fixed,
      { riskSignals: { ...EXAMPLE_SIGNALS, isRootedDevice: undefined } },
      false,
      'FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA',
    ],
    ['of a fixed amount', fixed, maximum('20.00'), false, 'CAMPO_NAO_PERMITIDO'],
    [
      'below the minimum of the payee',
      variable,
      maximum('49.99'),
      false,
      'DETALHE_EDICAO_INVALIDO',
    ],
    [
      'with an end yesterday',
      fixed,
      { expirationDateTime: '2999-03-10T02:59:59Z' },
      false,
      'DETALHE_EDICAO_INVALIDO',
    ],
    ['with two creditors', fixed, { creditors: [{}, {}] }, false, 'DETALHE_EDICAO_INVALIDO'],
    ['by another user', fixed, { loggedUser: other }, false, 'PERMISSAO_INSUFICIENTE'],
    ['by one of several approvers', fixed, {}, true, 'PERMISSAO_INSUFICIENTE'],
  ])('is refused %s', (_, consent, change, needsApprovers, code) => {
    const after = edited(consent, editionOf(change), { nowMs: LATER, needsApprovers });
    expect(after).toMatchObject({ ok: false, refusal: { code } });
  });

  it('needs fewer signals from a browser', () => {
    const signals = { ...EXAMPLE_SIGNALS, isRootedDevice: undefined, screenBrightness: undefined };
    const change = { riskSignals: { ...signals, osVersion: 'Windows 11' } };
    const context = { nowMs: LATER, needsApprovers: false };
    expect(edited(fixed, editionOf(change), context).ok).toBe(true);
  });
});
