import { toCents } from '#libs/kernel';
import { type Account } from '../../ledger/account';
import { type Authorisable } from '../authorisation-sources';
import { questionPage, type FormError } from './authorisation-page';

const payment: Authorisable = {
  consentId: 'urn:simulador:1',
  title: 'Pagamento <Pix>',
  isPending: true,
  status: 'AWAITING_AUTHORISATION',
  statusText: 'Aguardando autorização',
  customerDocument: '11144477735',
  lines: [{ label: 'Para', value: '"Ana & Cia" <script>' }],
  choosesAccounts: 'one',
  accountIds: [],
};
const customer = {
  id: 'maria',
  document: '11144477735',
  personType: 'PESSOA_NATURAL',
  name: "Maria d'Ávila <b>",
} as const;
const account: Account = {
  accountId: 'a"><script>',
  customerId: 'maria',
  jointCustomerId: null,
  type: 'CONTA_PAGAMENTO_PRE_PAGA',
  subtype: 'INDIVIDUAL',
  branchCode: '0001',
  number: '10000001',
  checkDigit: '0',
  currency: 'BRL',
  availableCents: toCents(0),
  blockedCents: toCents(0),
  investedCents: toCents(0),
  contractedLimitCents: null,
  updatedAt: '2026-03-31T12:00:00.000Z',
};

const pageWith = (error?: FormError): string =>
  questionPage({
    authorisable: payment,
    customer,
    accounts: [account],
    cards: [],
    ...(error === undefined ? {} : { error }),
  });

describe('The page of a payment', () => {
  it('offers one account by radio buttons', () => {
    const page = pageWith();
    expect(page).toContain('<legend>Conta</legend>\n<p id="dica-contas">Escolha a conta.</p>');
    expect(page).toContain('<input type="radio" id="conta-1" name="accountIds"');
    expect(page).toContain('Conta de pagamento, agência 0001, número 10000001-0');
  });

  it('keeps the choice, and describes the error, when it is shown again', () => {
    const page = pageWith({ text: 'Escolha uma conta.', chosen: [account.accountId] });
    expect(page).toContain(' checked>');
    expect(page).toContain('<a href="#conta-1">Escolha uma conta.</a>');
    expect(page).toContain('<fieldset aria-describedby="dica-contas erro-contas">');
    expect(page).not.toContain('aria-invalid');
  });

  it('escapes everything that is not of the page', () => {
    const page = pageWith({ text: 'x', chosen: ['<i>'] });
    expect(page).toContain('<h1>Pagamento &lt;Pix&gt;</h1>');
    expect(page).toContain('Maria d&#39;Ávila &lt;b&gt;, confira');
    expect(page).toContain('<dd>&quot;Ana &amp; Cia&quot; &lt;script&gt;</dd>');
    expect(page).toContain('value="a&quot;&gt;&lt;script&gt;"');
    expect(page).not.toMatch(/<script|<b>|<i>/);
  });
});
