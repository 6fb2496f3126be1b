import { type Check } from '../doctor/check';
import { type Style } from '../output/output';
import { EXIT } from '../session/exit-codes';
import { type Session } from '../session/session';
import { type AddCommand } from './tools';

export const addDoctor: AddCommand = (program, { say, action }) => {
  program.command('doctor').description(say('doctor.about')).action(action(doctor));
};

const STYLES: Readonly<Record<Check['status'], Style>> = { ok: 'green', note: 'dim', wrong: 'red' };

async function doctor(session: Session): Promise<number> {
  const { output, say } = session;
  // Loaded here, because no other command needs it.
  const { examine } = await import('../doctor/examine.js');
  const checks = await examine(session);
  const mistakes = checks.filter(({ status }) => status === 'wrong');
  output.result({ healthy: mistakes.length === 0, checks }, () => {
    const width = Math.max(...checks.map(({ about }) => about.length));
    const lines = checks.map(({ status, about, detail, remedy }) => {
      const mark = output.styled(STYLES[status], say(`doctor.mark.${status}`));
      const rest = output.line(`${about.padEnd(width)}  ${detail}`);
      return `${mark}  ${rest}${remedy === undefined ? '' : output.line(`      → ${remedy}`)}`;
    });
    const end =
      mistakes.length === 0
        ? say('doctor.healthy')
        : say('doctor.sick', { count: String(mistakes.length) });
    return `${lines.join('')}\n${end}\n`;
  });
  return mistakes.length === 0 ? EXIT.done : EXIT.failed;
}
