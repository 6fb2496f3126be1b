// Requests to two instances of all services in turn, and what must be stored after them.

const SANDBOX = 'mixed';
const CLOCKED = 'mixed-clock';
const START = '2999-01-01T00:00:00.000Z';
const PAN = '4000000000000001';
const HELD = '4000000000000002';
/** A request that a moved sandbox ended; it was not done. */
const REFUSED = new Set(['SANDBOX_REPLACED', 'SANDBOX_OF_NEWER_VERSION', 'CLOCK_BUSY']);

const hold = {
  QueryLanguage: 'JSONata',
  StartAt: 'Wait',
  States: {
    Wait: { Type: 'Wait', Seconds: 1, Next: 'Hold' },
    Hold: {
      Type: 'Task',
      Resource: 'sim:iso8583.authorize',
      Arguments: {
        pan: HELD,
        amount: '{% $states.input.amount %}',
        idempotencyKey: "{% $states.context.Execution.Id & '-hold' %}",
      },
      Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 5 }],
      End: true,
    },
  },
};

export class Traffic {
  counts = {
    payments: 0,
    duplicates: 0,
    keys: 0,
    debits: 0,
    executions: 0,
    advances: 0,
    refused: 0,
  };
  wrong = [];
  payments = [];
  keys = [];
  executions = [];
  turn = 0;

  /** @param instances the addresses of the services of each instance */
  constructor(instances) {
    this.instances = instances;
  }

  async begin() {
    await this.send(
      this.next(),
      'spi',
      'PUT',
      '/__admin/clock',
      { mode: 'frozen', now: START },
      CLOCKED,
    );
    this.balance = (
      await this.send(this.next(), 'iso8583', 'GET', `/admin/cards/${PAN}`)
    ).body.balance;
    const { body } = await this.send(this.next(), 'workflow', 'POST', '/workflows', {
      ...{ name: 'hold', definition: hold },
    });
    this.workflow = body.id;
  }

  async run(seconds) {
    const untilMs = performance.now() + seconds * 1_000;
    const repeat = async (work) => {
      while (performance.now() < untilMs) await work.call(this);
    };
    const works = [this.pay, this.register, this.debit, this.execute, this.advance];
    await Promise.all([...works, this.pay, this.debit].map(repeat));
  }

  /** The same payment on both instances: one accepts it, the other has it already. */
  async pay() {
    const at = this.next();
    const id = `E12345678299901010000${String(at).padStart(11, '0')}`;
    const first = await this.send(at, 'spi', 'POST', '/spi/pacs.008', pacs008(id));
    const second = await this.send(at + 1, 'spi', 'POST', '/spi/pacs.008', pacs008(id));
    if (first.isRefused || second.isRefused) return;
    this.expect(first.status === 200 && second.status === 409, `payment ${id}`, first, second);
    this.counts.payments += 1;
    this.counts.duplicates += 1;
    this.payments.push(id);
  }

  /** A key of one instance is found by the other. */
  async register() {
    const at = this.next();
    const keyValue = `k${at}@example.com`;
    const key = {
      ...{ keyType: 'EMAIL', keyValue, accountId: `a${at}`, ispb: '12345678' },
      ...{ branch: '0001', accountNumber: String(at), accountType: 'CHECKING' },
      holderName: 'Maria Silva',
    };
    const made = await this.send(at, 'dict', 'POST', '/dict/keys', key);
    if (made.isRefused) return;
    const found = await this.send(at + 1, 'dict', 'GET', `/dict/keys/EMAIL/${keyValue}`);
    if (found.isRefused) return;
    this.expect(made.status === 201 && found.status === 200, `key ${keyValue}`, made, found);
    this.counts.keys += 1;
  }

  async debit() {
    const { isRefused, status, body } = await this.send(
      this.next(),
      'iso8583',
      'POST',
      '/iso8583/issuer/financial',
      {
        ...{ pan: PAN, amount: 1 },
      },
    );
    if (isRefused) return;
    this.expect(status === 200 && body.approved === true, 'debit', { status, body });
    this.counts.debits += 1;
  }

  /** Held by the same idempotency key, so that an execution that is done twice holds once. */
  async execute() {
    const path = `/workflows/${this.workflow}/executions`;
    const made = await this.send(this.next(), 'workflow', 'POST', path, {
      input: { amount: '0.01' },
    });
    if (made.isRefused) return;
    this.expect(made.status === 201, 'execution', made);
    this.counts.executions += 1;
    this.executions.push(made.body.id);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async advance() {
    const moved = await this.send(
      this.next(),
      'spi',
      'POST',
      '/__admin/clock/advance',
      { by: 'PT1S' },
      CLOCKED,
    );
    if (moved.isRefused) return;
    this.expect(moved.status === 200, 'advance', moved);
    this.counts.advances += 1;
  }

  /** What is not stored as it was answered, one line each. */
  async differences() {
    for (const id of this.payments) {
      const { status } = await this.send(this.next(), 'spi', 'GET', `/spi/transactions/${id}`);
      if (status !== 200) this.wrong.push(`payment ${id}: ${status}`);
    }
    for (const id of this.executions) {
      const { body } = await this.send(this.next(), 'workflow', 'GET', `/executions/${id}?wait=60`);
      if (body.status !== 'SUCCEEDED') this.wrong.push(`execution ${id}: ${JSON.stringify(body)}`);
    }
    const { debits, executions, advances } = this.counts;
    const { body: card } = await this.send(this.next(), 'iso8583', 'GET', `/admin/cards/${PAN}`);
    this.same('balance', card.balance, this.balance - debits);
    const { body: held } = await this.send(this.next(), 'iso8583', 'GET', `/admin/cards/${HELD}`);
    // In cents: each execution holds 0.01.
    this.same('held', held.held, executions);
    for (const [index] of this.instances.entries()) {
      const { body } = await this.send(index, 'spi', 'GET', '/__admin/clock', undefined, CLOCKED);
      const now = new Date(Date.parse(START) + advances * 1_000).toISOString();
      this.same(`clock, asked the ${index + 1}. time`, body.now, now);
    }
    return this.wrong;
  }

  same(what, found, expected) {
    if (found !== expected) this.wrong.push(`${what}: ${found} instead of ${expected}`);
  }

  expect(isRight, what, ...answers) {
    if (!isRight) this.wrong.push(`${what}: ${JSON.stringify(answers).slice(0, 600)}`);
  }

  /** The instance whose turn it is; each call takes a number that nobody else has. */
  next() {
    this.turn += 1;
    return this.turn;
  }

  /** @param at a number of `next`; the number after it is another instance */
  async send(at, service, method, path, body, sandbox = SANDBOX) {
    const { [service]: address } = this.instances[at % this.instances.length];
    const isXml = typeof body === 'string';
    const response = await fetch(address + path, {
      method,
      headers: {
        'X-Sandbox': sandbox,
        ...(body === undefined ? {} : { 'Content-Type': `application/${isXml ? 'xml' : 'json'}` }),
      },
      ...(body === undefined ? {} : { body: isXml ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text.startsWith('{') ? JSON.parse(text) : text;
    const isRefused = response.status === 503 && REFUSED.has(parsed.code);
    if (isRefused) this.counts.refused += 1;
    return { status: response.status, body: parsed, isRefused };
  }
}

function pacs008(endToEndId) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf>
  <GrpHdr><MsgId>MSG${endToEndId.slice(-11)}</MsgId><CreDtTm>2999-01-01T00:00:00</CreDtTm><NbOfTxs>1</NbOfTxs>
    <TtlIntrBkSttlmAmt Ccy="BRL">1.00</TtlIntrBkSttlmAmt><IntrBkSttlmDt>2999-01-01</IntrBkSttlmDt>
    <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf></GrpHdr>
  <CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId><TxId>TX1</TxId></PmtId>
    <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
    <Dbtr><Nm>Maria Silva</Nm></Dbtr>
    <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
    <Cdtr><Nm>João Souza</Nm></Cdtr><IntrBkSttlmAmt Ccy="BRL">1.00</IntrBkSttlmAmt><ChrgBr>SLEV</ChrgBr></CdtTrfTxInf>
</FIToFICstmrCdtTrf></Document>`;
}
