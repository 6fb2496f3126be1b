import { type Problem, type ProblemBody } from '#libs/http';
import { type CardAccount } from '../../bank/cards/card';
import { type Account } from '../../ledger/account';
import { type Choices } from '../account-choice';
import { type Authorisable, type AuthorisationLine } from '../authorisation-sources';
import { markup, type Markup } from './markup';
import { page } from './page';

/** An incomplete choice of the customer. */
export interface FormError {
  readonly text: string;
  /** The ids that were chosen, so that the page shows them again. */
  readonly chosen: readonly string[];
}

/** The content of the page. */
export interface Question extends Choices {
  readonly authorisable: Authorisable;
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

/** Ids of the texts that describe the field of the accounts. */
const HINT = 'dica-contas';
const ERROR = 'erro-contas';

/** Asks the customer to authorise or to refuse. */
export function questionPage(question: Question): string {
  const { authorisable, customer, error } = question;
  const { title, lines, choosesAccounts } = authorisable;
  const content = markup`<h1>${title}</h1>
${error === undefined ? '' : errorSummary(error)}
<p>${customer.name}, confira o pedido e decida.</p>
<h2>O que será autorizado</h2>
${list(lines)}
<h2>Sua decisão</h2>
<form method="post">
${choosesAccounts === 'none' ? '' : accountField(choosesAccounts, optionsOf(question), error)}
<p>
<button name="decision" value="approve">Autorizar</button>
<button name="decision" value="refuse">Recusar</button>
</p>
</form>`;
  return page(error === undefined ? title : `Erro: ${title}`, content);
}

function list(lines: readonly AuthorisationLine[]): Markup {
  const items = lines.map(({ label, value }) => markup`<dt>${label}</dt><dd>${value}</dd>\n`);
  return markup`<dl>\n${items}</dl>`;
}

function errorSummary({ text }: FormError): Markup {
  return markup`<div role="alert" class="error">
<h2>Há um problema</h2>
<p><a href="#${idOf(0)}">${text}</a></p>
</div>`;
}

interface Option {
  readonly id: string;
  readonly name: string;
}

function optionsOf({ accounts, cards }: Pick<Choices, 'accounts' | 'cards'>): Option[] {
  return [
    ...accounts.map((account) => ({ id: account.accountId, name: accountName(account) })),
    ...cards.map((card) => ({ id: card.creditCardAccountId, name: cardName(card) })),
  ];
}

function accountField(
  kind: 'several' | 'one',
  options: readonly Option[],
  error: FormError | undefined,
): Markup {
  const { legend, hint, type } = LEGENDS[kind];
  // ARIA allows it for check boxes, but not for radio buttons.
  const isMarked = error !== undefined && kind === 'several';
  const invalid = isMarked ? markup` aria-invalid="true"` : '';
  const fields = options.map(({ id, name }, index) => {
    const checked = error?.chosen.includes(id) === true ? markup` checked` : '';
    const field = markup`<input type="${type}" id="${idOf(index)}" name="accountIds" value="${id}"${checked}${invalid}>`;
    return markup`<div>${field}<label for="${idOf(index)}">${name}</label></div>\n`;
  });
  return markup`<fieldset aria-describedby="${error === undefined ? HINT : `${HINT} ${ERROR}`}">
<legend>${legend}</legend>
<p id="${HINT}">${hint}</p>
${error === undefined ? '' : markup`<p id="${ERROR}" class="error">Erro: ${error.text}</p>\n`}${fields}</fieldset>`;
}

function idOf(index: number): string {
  return `conta-${String(index + 1)}`;
}

/** The account as the customer knows it. */
export function accountName({ type, branchCode, number, checkDigit }: Account): string {
  return `${ACCOUNT_TYPES[type]}, agência ${branchCode}, número ${number}-${checkDigit}`;
}

/** The card as the customer knows it; the cards of a company have no digits that it knows. */
function cardName({ name, holderType, cardNumbers }: CardAccount): string {
  return holderType === 'PESSOA_NATURAL'
    ? `Cartão de crédito ${name}, final ${cardNumbers[0]}`
    : `Cartão de crédito ${name}`;
}

/**
 * Shows the decision.
 * @param next the address of the link back to the app, if there is one
 */
export function decidedPage(
  { consentId, title, statusText, lines, secondHolder }: Authorisable,
  next: string | undefined,
): string {
  const content = markup`<h1>${title}</h1>
<p role="status">Situação: <strong>${statusText}</strong>.</p>
${secondHolder === undefined ? '' : secondHolderLink(consentId)}<h2>O pedido</h2>
${list(lines)}
${next === undefined ? markup`<p>Você pode fechar esta página.</p>` : markup`<p><a href="${next}">Voltar para o aplicativo</a></p>`}`;
  return page(`${statusText} - ${title}`, content);
}

/** A person needs no login here, so the page of the other holder is only another address. */
function secondHolderLink(consentId: string): Markup {
  return markup`<p>O outro titular da conta conjunta também precisa decidir: <a href="./${consentId}/second-holder">página do outro titular</a>.</p>\n`;
}

const ERROR_TITLES: Readonly<Record<number, string>> = {
  400: 'Pedido inválido',
  403: 'Pedido não permitido',
  404: 'Consentimento não encontrado',
};

/** Shows an error. */
export function errorPage({ status, detail }: Pick<Problem, 'status' | 'detail'>): string {
  const title = ERROR_TITLES[status] ?? 'Não foi possível atender ao pedido';
  const content = markup`<h1>${title}</h1>
<p>Detalhe técnico, em inglês: <span lang="en">${detail}</span></p>`;
  return page(title, content);
}

/** An error as the body of a response. */
export function pageOfError(problem: Problem): ProblemBody {
  return { contentType: 'text/html; charset=utf-8', text: errorPage(problem) };
}
