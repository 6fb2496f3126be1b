import { isServiceName } from '#libs/control-client';
import { UsageError } from '../session/exit-codes';
import { type Session } from '../session/session';
import { type AddCommand } from './tools';

export const addReplay: AddCommand = (program, { say, action }) => {
  program
    .command('replay')
    .description(say('replay.about'))
    .argument('<file>', say('argument.file'))
    .action(action(replayFile));
};

async function replayFile(session: Session, _: object, file: string): Promise<undefined> {
  const { output, say, sandbox } = session;
  // Loaded here, because few commands need it.
  const { readRecording, replay } = await import('#libs/recording');
  const recording = await readRecording(file);
  const service = session.service ?? recording.service;
  if (service === undefined || !isServiceName(service)) {
    throw new UsageError(say('replay.serviceMissing'));
  }
  const client = session.clientOf(service);
  const { rules, skipped } = await replay(recording, { client, sandbox });
  output.result({ service, sandbox, rules, skipped }, () => {
    const exchanges = skipped
      .map(({ number, reason }) => `${String(number)} (${reason})`)
      .join(', ');
    const done = output.line(say('replay.done', { sandbox, service, rules: String(rules) }));
    return skipped.length === 0 ? done : done + output.line(say('replay.skipped', { exchanges }));
  });
  return undefined;
}
