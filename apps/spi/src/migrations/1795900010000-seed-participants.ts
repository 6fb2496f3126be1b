import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pathOf } from '#libs/database';

/** R$ 10,000,000,000.00 in cents. */
const OPENING_CENTS = 1_000_000_000_000;
/** The first day of Pix. */
const OPENED_AT = '2020-11-16T12:00:00.000Z';

/** The virtual participants of the homologation tests, with the ISPBs of 2025 and of 2026. */
const VIRTUAL = [
  ['99999003', 'PSP virtual pagador'],
  ['99999004', 'PSP virtual recebedor'],
  ['99999A03', 'PSP virtual pagador (2026)'],
  ['99999A04', 'PSP virtual recebedor (2026)'],
] as const;

/** The notice of the first contribution, which is confirmed. It is the example of GET /spi/messages. */
const NOTICE = {
  resource_id: 'c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx',
  direction: 'OUT',
  ispb: '99999003',
  definition: 'camt.054.spi.1.16',
  message_id: 'M00038166OPENING0000000000000001',
  subject: 'L99999003202011161200OPENING0001',
  state: 'CONFIRMED',
  body:
    '<Envelope xmlns="https://www.bcb.gov.br/pi/camt.054/1.16"><AppHdr>' +
    '<Fr><FIId><FinInstnId><Othr><Id>00038166</Id></Othr></FinInstnId></FIId></Fr>' +
    '<To><FIId><FinInstnId><Othr><Id>99999003</Id></Othr></FinInstnId></FIId></To>' +
    '<BizMsgIdr>M00038166OPENING0000000000000001</BizMsgIdr><MsgDefIdr>camt.054.spi.1.16</MsgDefIdr>' +
    '<CreDt>2020-11-16T12:00:00.000Z</CreDt><Sgntr></Sgntr></AppHdr><Document><BkToCstmrDbtCdtNtfctn>' +
    '<GrpHdr><MsgId>M00038166OPENING0000000000000001</MsgId><CreDtTm>2020-11-16T12:00:00.000Z</CreDtTm></GrpHdr>' +
    '<Ntfctn><Id>M00038166OPENING0000000000000001</Id><Acct><Id><Othr><Id>99999003</Id></Othr></Id></Acct>' +
    '<Ntry><Amt Ccy="BRL">10000000000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>' +
    '<BookgDt><Dt>2020-11-16</Dt></BookgDt><ValDt><DtTm>2020-11-16T12:00:00.000Z</DtTm></ValDt>' +
    '<BkTxCd><Domn><Cd>CAMT</Cd><Fmly><Cd>MCOP</Cd><SubFmlyCd>NTAV</SubFmlyCd></Fmly></Domn></BkTxCd>' +
    '<AddtlInfInd><MsgNmId>LPI0001</MsgNmId></AddtlInfInd><NtryDtls><TxDtls><Refs>' +
    '<EndToEndId>L99999003202011161200OPENING0001</EndToEndId><ClrSysRef>STR20201116000000002</ClrSysRef></Refs>' +
    '<RltdAgts><Prtry><Tp>ContraparteSTR</Tp><Agt><FinInstnId><ClrSysMmbId><MmbId>99999003</MmbId></ClrSysMmbId>' +
    '</FinInstnId></Agt></Prtry></RltdAgts></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn>' +
    '</Document></Envelope>',
  created_at: OPENED_AT,
  delivered_at: OPENED_AT,
  confirmed_at: OPENED_AT,
} as const;

/** Registers the virtual participants, each with a first contribution to its Conta PI. */
export class SeedParticipants1795900010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const participants = VIRTUAL.map(
      ([ispb, name]) =>
        `('${ispb}', '${name}', 'VIRTUAL', 'ACTIVE', 'SIMULATOR', ${falseOf(queryRunner)}, ` +
        `${String(OPENING_CENTS)}, 0, '${OPENED_AT}')`,
    );
    await queryRunner.query(
      `INSERT INTO ${await pathOf(queryRunner, 'participants')} ` +
        '(ispb, name, kind, status, player, send_blocked, balance_cents, reserved_cents, created_at) ' +
        `VALUES ${participants.join(', ')}`,
    );
    const entries = VIRTUAL.flatMap(([ispb]) => [
      `('L${ispb}202011161200OPENING0001', 'STR', -${String(OPENING_CENTS)}, NULL, 'CONTRIBUTION', '${OPENED_AT}')`,
      `('L${ispb}202011161200OPENING0001', '${ispb}', ${String(OPENING_CENTS)}, ${String(OPENING_CENTS)}, 'CONTRIBUTION', '${OPENED_AT}')`,
    ]);
    await queryRunner.query(
      `INSERT INTO ${await pathOf(queryRunner, 'account_entries')} ` +
        `(entry_id, account, cents, balance_after, kind, at) VALUES ${entries.join(', ')}`,
    );
    const values = Object.values(NOTICE).map((value) => `'${value}'`);
    await queryRunner.query(
      `INSERT INTO ${await pathOf(queryRunner, 'messages')} ` +
        `(${Object.keys(NOTICE).join(', ')}, deliveries) VALUES (${values.join(', ')}, 1)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['participants', 'account_entries', 'messages']) {
      await queryRunner.query(`DELETE FROM ${await pathOf(queryRunner, table)}`);
    }
  }
}

function falseOf({ dataSource }: QueryRunner): string {
  return dataSource.options.type === 'postgres' ? 'false' : '0';
}
