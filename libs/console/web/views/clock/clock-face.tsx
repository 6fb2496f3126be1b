import { inLanguage, shownInstant } from '../../app/language';
import { SERVICE_NAMES } from '../../app/service-names';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { setClock, type Clock, type Step } from './clock-api';
import { CLOCK_TEXTS } from './clock-texts';
import { differenceOf, shownMs, spanInWords } from './time/ticking';
import { useNow } from './use-now';

const TICK_MS = 250;

interface ClockFaceProps {
  readonly clock: Clock;
  readonly onMove: (move: () => Promise<Step>) => void;
  readonly isMoving: boolean;
}

/** The time that the sandbox shows, running. */
export function ClockFace(props: ClockFaceProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const { clock } = props;
  const clockMs = shownMs(clock, useNow(TICK_MS));
  // The real time of this browser.
  const realMs = performance.timeOrigin + performance.now();
  const difference = differenceOf(clockMs, realMs);
  const words =
    difference === 'same' ? '' : texts.difference[difference](spanInWords(clockMs - realMs));
  return (
    <section class="card clock-face">
      <h2>{texts.now}</h2>
      <p class="row">
        <time class="clock-time" dateTime={new Date(clockMs).toISOString()}>
          {shownInstant(new Date(clockMs).toISOString())}
        </time>
        <span class="quiet">{texts.brasilia}</span>
        <ModeBadge mode={clock.mode} />
        <span>{words}</span>
      </p>
      {clock.agree === false && <Differing {...props} />}
    </section>
  );
}

function ModeBadge({ mode }: { readonly mode: string }) {
  const { modes } = inLanguage(CLOCK_TEXTS);
  const words = mode === 'real' || mode === 'offset' || mode === 'frozen' ? modes[mode] : mode;
  return <Badge kind={mode === 'real' ? 'good' : 'warn'}>{words}</Badge>;
}

/** The clocks of services that do not agree, and a way to set them all. */
function Differing({ clock, onMove, isMoving }: ClockFaceProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  return (
    <Notice kind="bad">
      <p>{texts.differ}</p>
      <ul>
        {clock.services?.map(({ service, mode, now }) => (
          <li key={service}>
            {names[service] ?? service}: {shownInstant(now)} <ModeBadge mode={mode} />
          </li>
        ))}
      </ul>
      <Button
        isBusy={isMoving}
        onPress={() => {
          onMove(() => setClock({ mode: agreedMode(clock), now: clock.now }));
        }}
      >
        {texts.agree}
      </Button>
    </Notice>
  );
}

/** The mode of the clock that shows the latest time. The real time cannot be ahead of itself. */
function agreedMode({ services = [], now, mode }: Clock): string {
  const latest = services.find((each) => each.now === now)?.mode ?? mode;
  return latest === 'real' ? 'offset' : latest;
}
