import { inLanguage } from '../../../app/language';
import { SERVICE_NAMES } from '../../../app/service-names';
import { wordsOf } from '../words-of';
import { CLIENT, sequenceOf, type Message, type Sequence } from './sequence';
import { type ConsoleEvent } from '../log/console-event';
import { THREAD_TEXTS } from './thread-texts';

/** In units of the drawing, which are pixels at its full size. */
const [LANE, ROW, HEAD] = [320, 48, 40];
const LONGEST_LABEL = 44;

/** The most events that are drawn. A longer thread is shown as a list only. */
export const MOST_DRAWN = 60;

/** The requests of a thread between the client and the services. The list beside it says the same in words. */
export function SequenceDiagram({ events }: { readonly events: readonly ConsoleEvent[] }) {
  const texts = inLanguage(THREAD_TEXTS);
  const sequence = sequenceOf(events);
  const width = sequence.participants.length * LANE;
  const height = HEAD + (sequence.messages.length + 1) * ROW;
  return (
    <div class="table-box" role="region" tabIndex={0} aria-label={texts.diagram}>
      <svg
        class="sequence"
        role="img"
        aria-label={texts.diagramAbout}
        width={width}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
      >
        <ArrowHead />
        {sequence.participants.map((name, lane) => (
          <Lane name={name} x={middleOf(lane)} height={height} />
        ))}
        {sequence.messages.map((message, index) => (
          <Arrow message={message} sequence={sequence} y={HEAD + (index + 1) * ROW} />
        ))}
      </svg>
    </div>
  );
}

function ArrowHead() {
  return (
    <defs>
      <marker
        id="arrow-head"
        viewBox="0 0 8 8"
        refX="8"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" class="arrow-head" />
      </marker>
    </defs>
  );
}

function Lane({
  name,
  x,
  height,
}: {
  readonly name: string;
  readonly x: number;
  readonly height: number;
}) {
  const texts = inLanguage(THREAD_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  return (
    <g>
      <text x={x} y={24} text-anchor="middle" class="lane-name">
        {name === CLIENT ? texts.client : (names[name] ?? name)}
      </text>
      <line x1={x} x2={x} y1={HEAD} y2={height} class="lane" />
    </g>
  );
}

function Arrow({
  message,
  sequence: { participants },
  y,
}: {
  readonly message: Message;
  readonly sequence: Sequence;
  readonly y: number;
}) {
  const { text, result } = wordsOf(message.event);
  const [from, to] = [message.from, message.to].map((name) => middleOf(participants.indexOf(name)));
  if (from === undefined || to === undefined) return null;
  const label = message.kind === 'request' ? text : statusOf(message.event);
  return (
    <g class={`arrow arrow-${message.kind} arrow-${result}`}>
      <text x={(from + to) / 2} y={y - 8} text-anchor="middle">
        <title>{label}</title>
        {label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL)}…` : label}
      </text>
      <path d={pathOf(from, to, y)} marker-end="url(#arrow-head)" />
    </g>
  );
}

/** The business status and its code; otherwise the status of HTTP. */
function statusOf({ status, facts }: ConsoleEvent): string {
  const { responseCode, code } = facts;
  const decided = [facts['status'], responseCode, code].filter((each) => each !== undefined);
  return decided.length === 0 ? String(status ?? '') : [...new Set(decided)].join(' ');
}

/** A line to another lane, or a loop at the lane of a service that calls itself. */
function pathOf(from: number, to: number, y: number): string {
  const begin = `M${String(from)} ${String(y)}`;
  return from === to ? `${begin} h40 v10 h-40` : `${begin} H${String(to)}`;
}

function middleOf(lane: number): number {
  return lane * LANE + LANE / 2;
}
