import { type Problem } from '#libs/platform';
import { type Account } from '../bank/account';
import { type Customer } from '../bank/customer';
import { type Authorisable } from './authorisation-sources';
import { html, type Html } from './html';
import { page } from './page';

/** What the customer has sent that was not complete. */
export interface FormError {
  readonly text: string;
  /** Their choice, to be shown again. */
  readonly chosen: readonly string[];
}

/** What the page asks the customer. */
export interface Question {
  readonly authorisable: Authorisable;
  readonly customer: Customer;
  readonly accounts: readonly Account[];
  readonly error?: FormError;
}

const ACCOUNT_TYPES: Readonly<Record<Account['type'], string>> = {
  CONTA_DEPOSITO_A_VISTA: 'Conta corrente',
  CONTA_POUPANCA: 'Conta poupança',
  CONTA_PAGAMENTO_PRE_PAGA: 'Conta de pagamento',
};

const LEGENDS = {
  several: { legend: 'Contas', hint: 'Escolha uma ou mais contas.', type: 'checkbox' },
  one: { legend: 'Conta', hint: 'Escolha a conta.', type: 'radio' },
} as const;

const FIRST_ACCOUNT = 'conta-1';

/** Asks the customer to authorise or to refuse. */
export function questionPage({ authorisable, customer, accounts, error }: Question): string {
  const { title, lines, choosesAccounts } = authorisable;
  const content = html`<h1>${title}</h1>
    ${error === undefined ? '' : errorSummary(error)}
    <p>${customer.name}, confira o pedido e decida.</p>
    <h2>O que será autorizado</h2>
    <dl>
      ${lines.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd> `,
      )}
    </dl>
    <h2>Sua decisão</h2>
    <form method="post">
      ${choosesAccounts === 'none' ? '' : accountField(choosesAccounts, accounts, error)}
      <p>
        <button name="decision" value="approve">Autorizar</button>
        <button name="decision" value="refuse">Recusar</button>
      </p>
    </form>`;
  return page(error === undefined ? title : `Erro: ${title}`, content);
}

function errorSummary({ text }: FormError): Html {
  return html`<div role="alert" class="error">
    <h2>Há um problema</h2>
    <p><a href="#${FIRST_ACCOUNT}">${text}</a></p>
  </div>`;
}

function accountField(
  kind: 'several' | 'one',
  accounts: readonly Account[],
  error: FormError | undefined,
): Html {
  const { legend, hint, type } = LEGENDS[kind];
  const described = error === undefined ? 'dica-contas' : 'dica-contas erro-contas';
  const boxes = accounts.map((account, index) => {
    const id = `conta-${String(index + 1)}`;
    const isChosen = error?.chosen.includes(account.accountId) === true;
    return html`<div>
      <input
        type="${type}"
        id="${id}"
        name="accountIds"
        value="${account.accountId}"
        ${isChosen ? html` checked` : ''}${error === undefined ? '' : html` aria-invalid="true"`}
      /><label for="${id}">${accountName(account)}</label>
    </div> `;
  });
  return html`<fieldset aria-describedby="${described}">
    <legend>${legend}</legend>
    <p id="dica-contas">${hint}</p>
    ${error === undefined ? '' : html`<p id="erro-contas" class="error">Erro: ${error.text}</p>`}
    ${boxes}
  </fieldset>`;
}

function accountName({ type, branchCode, number, checkDigit }: Account): string {
  return `${ACCOUNT_TYPES[type]}, agência ${branchCode}, número ${number}-${checkDigit}`;
}

/** Says what was decided, and by what address the customer goes on. */
export function decidedPage(
  { title, statusText, lines }: Authorisable,
  next: string | undefined,
): string {
  return page(
    `${statusText} - ${title}`,
    html`<h1>${title}</h1>
      <p role="status">Situação: <strong>${statusText}</strong>.</p>
      <h2>O pedido</h2>
      <dl>
        ${lines.map(
          ({ label, value }) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd> `,
        )}
      </dl>
      ${next === undefined ? html`<p>Você pode fechar esta página.</p>` : html`<p><a href="${next}">Voltar para o aplicativo</a></p>`}`,
  );
}

const ERROR_TITLES: Readonly<Record<number, string>> = {
  400: 'Pedido inválido',
  403: 'Pedido não permitido',
  404: 'Consentimento não encontrado',
};

/** Says why there is nothing to decide. */
export function errorPage({ status, detail }: Pick<Problem, 'status' | 'detail'>): string {
  const title = ERROR_TITLES[status] ?? 'Não foi possível atender ao pedido';
  return page(
    title,
    html`<h1>${title}</h1>
      <p>Detalhe técnico, em inglês: <span lang="en">${detail}</span></p>`,
  );
}
