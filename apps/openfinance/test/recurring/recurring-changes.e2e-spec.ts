import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { RECURRING_CHANGE_REFUSALS } from '../../src/payment-terms/recurring-codes';
import { NOW } from '../payments/payer';
import { edition, initiatorIn, RECURRING_CONSENTS, rejection, revocation } from './initiator';

describe(`Changes of recurring consents on ${databaseUnderTest}`, () => {
  let automatic: TestApp;
  let manual: TestApp;
  beforeAll(async () => {
    automatic = await createTestApp(openfinance);
    manual = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => Promise.all([automatic.close(), manual.close()]));

  let sandboxes = 0;
  const fresh = async (test: TestApp) => {
    sandboxes += 1;
    const initiator = initiatorIn(test, `recurring-changes-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    return initiator;
  };

  it('are revoked by the initiator', async () => {
    const { sweeping, changeConsent, refusedChange } = await fresh(automatic);
    const id = await sweeping();
    expect(await refusedChange(id, rejection())).toEqual([
      'CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO',
    ]);
    expect(await changeConsent(id, revocation())).toMatchObject({
      status: 'REVOKED',
      revocation: {
        revokedBy: 'USUARIO',
        revokedFrom: 'INICIADORA',
        revokedAt: '2999-03-10T18:00:00Z',
        reason: { code: 'REVOGADO_USUARIO', detail: 'Porque sim.' },
      },
    });
    expect(await refusedChange(id, revocation())).toEqual([
      'CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO',
    ]);
  });

  it('are rejected by the initiator before their authorisation', async () => {
    const { sweeping, changeConsent, refusedChange } = await fresh(manual);
    const id = await sweeping();
    expect(await refusedChange(id, revocation())).toEqual([
      'CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO',
    ]);
    expect(await changeConsent(id, rejection('NAO_INFORMADO'))).toMatchObject({
      status: 'REJECTED',
      rejection: { rejectedFrom: 'INICIADORA', reason: { code: 'NAO_INFORMADO' } },
    });
  });

  it('to Pix Automático are edited', async () => {
    const { automatic: pix, changeConsent, advance, findRecurringConsent } = await fresh(automatic);
    const id = await pix({ maximumVariableAmount: '10.00' });
    await advance('PT1H');
    const change = {
      expirationDateTime: '2999-03-10T20:00:00Z',
      recurringConfiguration: { automatic: { maximumVariableAmount: '20.00' } },
    };
    const edited = await changeConsent(id, edition(change));
    expect(edited).toMatchObject({
      status: 'AUTHORISED',
      updatedAtDateTime: '2999-03-10T19:00:00Z',
      expirationDateTime: '2999-03-10T20:00:00Z',
      creditors: [{ name: 'Energia' }],
      recurringConfiguration: { automatic: { maximumVariableAmount: '20.00' } },
      riskSignals: { osVersion: 'Android 14' },
    });
    expect(await findRecurringConsent(id)).toEqual(edited);
    await advance('PT1H');
    expect(await findRecurringConsent(id)).toMatchObject({ status: 'CONSUMED' });
  });

  it.each<readonly [string, object, string]>([
    ['CAMPO_NAO_PERMITIDO', edition({ interval: 'ANUAL' }), 'maximumVariableAmount'],
    [
      'CAMPO_NAO_PERMITIDO',
      edition({ recurringConfiguration: { automatic: { maximumVariableAmount: '1.00' } } }),
      'fixedAmount',
    ],
    [
      'DETALHE_EDICAO_INVALIDO',
      edition({ expirationDateTime: '2999-03-09T00:00:00Z' }),
      'maximumVariableAmount',
    ],
    [
      'FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA',
      edition({ riskSignals: undefined }),
      'maximumVariableAmount',
    ],
    [
      'PERMISSAO_INSUFICIENTE',
      edition({ loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } }),
      'maximumVariableAmount',
    ],
  ])('are not edited: %s', async (code, body, amount) => {
    const { automatic: pix, refusedChange } = await fresh(automatic);
    expect(await refusedChange(await pix({ [amount]: '10.00' }), body)).toEqual([code]);
  });

  it('to sweeping are not edited, and no body of another kind is accepted', async () => {
    const { sweeping, refusedChange, patch } = await fresh(automatic);
    const id = await sweeping();
    expect(await refusedChange(id, edition())).toEqual(['CAMPO_NAO_PERMITIDO']);
    for (const body of [{}, { data: { status: 'CONSUMED' } }, { data: { status: 'REVOKED' } }]) {
      await patch(`${RECURRING_CONSENTS}/${id}`, body).expect(400);
    }
    await patch(`${RECURRING_CONSENTS}/urn:simulador:none`, revocation()).expect(404);
  });

  it.each(Object.keys(RECURRING_CHANGE_REFUSALS))(
    'are not changed by a rule with %s',
    async (outcome) => {
      const { rule, refusedChange, changeConsent, sweeping } = await fresh(automatic);
      const match = { method: 'PATCH', path: `${RECURRING_CONSENTS}/**` };
      await rule({ match, effect: { outcome }, times: 1 });
      const id = await sweeping();
      expect(await refusedChange(id, revocation())).toEqual([outcome]);
      await changeConsent(id, revocation());
    },
  );
});
