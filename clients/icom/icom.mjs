// A participant of the SPI: sends and reads messages over ICOM, with mutual TLS and signatures. It needs Node 20 and nothing
// else, and shows what a client has to do. docs/spi-participants.md uses it.
import { parseArgs } from 'node:util';
import { Channel } from './channel.mjs';
import {
  balanceQuery,
  creditTransfer,
  echo,
  envelope,
  inShort,
  paymentReturn,
  statusReport,
} from './messages.mjs';
import { isSignedWith, signed } from './signature.mjs';

const USAGE = `node clients/icom/icom.mjs COMMAND [options]

  pay --to ISPB --amount 150.75 [--id EndToEndId]   sends a pacs.008 and prints its EndToEndId
  read [--no-confirm]                               reads the messages that wait, and prints one line for each
  accept ID                                         answers a pacs.008 or pacs.004 with a pacs.002 ACSP
  reject ID --code AC03                             answers it with a pacs.002 RJCT
  return ID --amount 75.00                          sends a pacs.004 for a payment, and prints its RtrId
  balance                                           sends a camt.060; the answer is a camt.053
  echo TEXT                                         sends a pibr.001; the answer is a pibr.002
  close                                             closes streams that were left open, so that their batches come again

ID is an EndToEndId. To answer a return, write its RtrId and --of with the EndToEndId of its payment.

Environment:
  ICOM_URL            https://localhost:16522; add /s/NAME for a sandbox
  ICOM_ISPB           the participant
  SPI_CERTIFICATES    the folder of npm run certificates
`;

const { values: options, positionals } = readArguments();
const [command, argument] = positionals;
const { ICOM_URL = 'https://localhost:16522', ICOM_ISPB, SPI_CERTIFICATES } = process.env;

/** Ends the process with a message. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        amount: { type: 'string' },
        id: { type: 'string' },
        code: { type: 'string' },
        of: { type: 'string' },
        'no-confirm': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`);
  }
}

function required(value, name) {
  return value ?? fail(`${name} is missing.\n\n${USAGE}`);
}

function channel() {
  const ispb = required(ICOM_ISPB, 'The variable ICOM_ISPB');
  return new Channel(ICOM_URL, ispb, required(SPI_CERTIFICATES, 'The variable SPI_CERTIFICATES'));
}

/** Writes, signs and sends a message. */
async function send(message, now = new Date().toISOString()) {
  const icom = channel();
  await icom.send(signed(envelope(message, { from: icom.ispb, now }), icom));
  if (message.id !== undefined) console.log(message.id);
}

const idOf = () => {
  const instruction = required(argument, 'ID');
  return { instruction, endToEnd: options.of ?? instruction };
};

const COMMANDS = {
  pay: () => {
    const now = new Date().toISOString();
    const to = required(options.to, '--to');
    const amount = required(options.amount, '--amount');
    const { id } = options;
    return send(creditTransfer(ICOM_ISPB, { to, amount, now, ...(id && { id }) }), now);
  },
  accept: () => send(statusReport({ id: idOf() })),
  reject: () => send(statusReport({ id: idOf(), code: required(options.code, '--code') })),
  return: () => {
    const id = required(argument, 'ID');
    const amount = required(options.amount, '--amount');
    // An EndToEndId begins with E and the ISPB of the institution that has made it: here, that of the payer.
    return send(paymentReturn(ICOM_ISPB, { id, payer: id.slice(1, 9), amount }));
  },
  balance: () => send(balanceQuery(ICOM_ISPB)),
  echo: () => send(echo(required(argument, 'TEXT'))),
  close: () => channel().closeStreams(),
  read: async () => {
    const icom = channel();
    const print = (xml) => {
      const isSigned = isSignedWith(xml, icom.spiCertificate);
      console.log(inShort(xml) + (isSigned ? '' : ' (the signature is missing or wrong)'));
    };
    await icom.read(print, { confirm: !options['no-confirm'] });
  },
};

if (!Object.hasOwn(COMMANDS, command ?? '')) fail(USAGE);
try {
  await COMMANDS[command]();
} catch (error) {
  fail(error.message || String(error));
}
