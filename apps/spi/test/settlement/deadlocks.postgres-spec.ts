import 'reflect-metadata';
import { toCents } from '#libs/kernel';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { icomIn, XML } from '../icom/icom-client';
import { institution, paymentMessage, statusMessage, transferTo } from './institution';
import { ALICE, BOB, CAROL, participantsIn } from './participants';

const PARTS = 10;
/** So few that the last one need not wait long for a connection. */
const REQUESTS = 12;

function multipart(messages: readonly string[]) {
  const parts = messages.map((text) => `--b\r\nContent-Type: ${XML}\r\n\r\n${text}\r\n`);
  return {
    headers: { 'Content-Type': 'multipart/mixed; boundary="b"' },
    body: `${parts.join('')}--b--\r\n`,
  };
}

/** The list, beginning at another place each time. */
function turned<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

describe('Messages on the same accounts, at two instances of one PostgreSQL', () => {
  let data: TestData;
  const apps: TestApp[] = [];
  beforeAll(async () => {
    data = await createTestData();
    const settings = { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' };
    for (let index = 0; index < 2; index += 1) {
      apps.push(await createTestApp(spi, settings, data));
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await data.remove();
  });

  async function stage(sandbox: string) {
    const [one, other] = apps as [TestApp, TestApp];
    const all = await participantsIn(one, sandbox);
    const books = async () => {
      const { body } = await all.control('get', '/accounts').expect(200);
      const { sum, agree } = body as { sum: string; agree: boolean };
      return { sum, agree };
    };
    const instances = [one, other] as const;
    return { ...all, books, at: (index: number) => instances[index % 2] ?? one };
  }

  it('never wait for each other, whatever the order of their payments', async () => {
    const { sandbox, control, books, at } = await stage('payments');
    const receivers = ['44444441', '44444442', '44444443', '44444444'];
    for (const ispb of receivers) await control('post', '/participants').send({ ispb }).expect(201);
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, round) => {
        const sender = [ALICE, BOB, CAROL][round % 3] ?? ALICE;
        const messages = Array.from({ length: PARTS }, (_each, part) => {
          const paid = turned(receivers, round + part);
          if (part % 2 === 1) paid.reverse();
          const transfers = paid.map((ispb) => transferTo(ispb, sender, { amount: toCents(1) }));
          return institution(at(round), sandbox, sender).write(paymentMessage(transfers));
        });
        const answer = await icomIn(at(round), sandbox, sender).post(multipart(messages));
        return answer.error ?? answer.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await books()).toEqual({ sum: '0.00', agree: true });
  });

  it('never wait for each other, whatever the order of their answers', async () => {
    const { sandbox, alice, bob, carol, books, at } = await stage('answers');
    const ids: string[] = [];
    for (const [payer, receiver] of [
      [alice, bob],
      [carol, bob],
      [bob, alice],
    ] as const) {
      const transfers = Array.from({ length: 30 }, () => transferTo(receiver.ispb, payer.ispb));
      await payer.send(paymentMessage(transfers));
      ids.push(...transfers.map(({ endToEndId }) => endToEndId));
    }
    await Promise.all(
      Array.from({ length: 12 }, (_, round) => {
        const answers = turned(ids, round * 7).map((instructionId) => ({
          instructionId,
          endToEndId: instructionId,
          status: 'ACSP' as const,
        }));
        if (round % 2 === 1) answers.reverse();
        const sender = round % 3 === 0 ? ALICE : BOB;
        return institution(at(round), sandbox, sender).send(statusMessage(...answers));
      }),
    );
    expect(await books()).toEqual({ sum: '0.00', agree: true });
    const told = (await carol.news()).filter((text) => text.startsWith('ACSC'));
    expect(told).toHaveLength(30);
  });
});
