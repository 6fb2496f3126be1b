/**
 * The script of the first steps on the start page. `FIRST_STEPS_SCRIPT` has the text of the functions: each may use
 * only its parameters, the other functions and the functions of a browser.
 */

interface PageElement {
  textContent: string;
  hidden: boolean;
  disabled: boolean;
  readonly value: string;
  readonly dataset: Readonly<Record<string, string>>;
  querySelector(selector: string): PageElement;
  querySelectorAll(selector: string): readonly PageElement[];
  addEventListener(event: 'click', listener: () => void): void;
}

declare const document: {
  getElementById(id: string): PageElement | null;
  querySelector(selector: string): PageElement;
};

type Values = Readonly<Record<string, string>>;

/** The text with the value of a name in place of `{name}`. A name without a value stays. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (unfilled, name: string) => values[name] ?? unfilled);
}

/** The ids of the payment in a response; undefined if it has none. */
export function paymentIn(response: string): Values | undefined {
  const valueOf = (name: string) => new RegExp(`"${name}":"([\\w-]+)"`).exec(response)?.[1];
  const [paymentId, endToEndId] = [valueOf('paymentId'), valueOf('endToEndId')];
  return paymentId && endToEndId ? { paymentId, endToEndId } : undefined;
}

/** JSON with a line for each member; any other text as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends the request of a step. @returns the status and the body; undefined if there is no response */
async function answerTo(step: PageElement, page: PageElement, values: Values) {
  const { method, address = '', body } = step.dataset;
  const token = document.getElementById('admin-token')?.value ?? '';
  const headers = {
    'X-Sandbox': page.dataset['sandbox'] ?? '',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  try {
    const response = await fetch(filled(address, values), {
      ...{ method: method ?? 'GET', headers, cache: 'no-store' },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Shows the ids of the payment in the commands of the later steps, and lets their buttons be pressed. */
function showPayment(page: PageElement, values: Values): void {
  for (const command of page.querySelectorAll('[data-command]')) {
    command.textContent = filled(command.dataset['command'] ?? '', values);
  }
  for (const button of page.querySelectorAll('button')) button.disabled = false;
}

function startPage(): void {
  const page = document.querySelector('#first-steps');
  let values: Values = {};
  const press = async (step: PageElement): Promise<void> => {
    const [says, response] = [step.querySelector('[role=status]'), step.querySelector('.response')];
    says.textContent = page.dataset['waiting'] ?? '';
    const answer = await answerTo(step, page, values);
    const kind = answer === undefined ? 'silent' : answer.status === 401 ? 'refused' : 'answered';
    says.textContent = filled(page.dataset[kind] ?? '', { status: String(answer?.status) });
    response.textContent = indented(answer?.text ?? '');
    response.hidden = answer === undefined;
    const payment = step.dataset['gives'] === 'payment' && paymentIn(answer?.text ?? '');
    if (payment) showPayment(page, (values = payment));
  };
  for (const step of page.querySelectorAll('section')) {
    step.querySelector('button').addEventListener('click', () => void press(step));
  }
}

export const FIRST_STEPS_SCRIPT = [
  ...[filled, paymentIn, indented, answerTo, showPayment, startPage].map(String),
  'startPage();',
  '',
].join('\n');
