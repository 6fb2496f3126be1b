import { useState } from 'preact/hooks';
import { inLanguage } from '../../app/language';
import { Problem } from '../../api/problem';
import { Button } from '../../components/button';
import { ProblemNotice } from '../../components/notice';
import { Form, SelectField, TextField } from '../../components/fields';
import { advanceClock, setClock, type Clock, type ClockSetting, type Step } from './clock-api';
import { CLOCK_TEXTS } from './clock-texts';
import { nextDeadline, type DueItem } from './schedule/schedule';
import { fieldInBrasilia, instantInBrasilia } from './time/brasilia';
import { shownMs } from './time/ticking';

interface MoveClockProps {
  readonly clock: Clock;
  readonly items: readonly DueItem[];
  readonly onMove: (move: () => Promise<Step>) => void;
  readonly advanceTo: (instant: string) => void;
  readonly isMoving: boolean;
  /** Why the last move failed. */
  readonly problem: unknown;
}

/** The ways to move the clock. */
export function MoveClock(props: MoveClockProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const { problem } = props;
  return (
    <section class="card move-clock">
      <h2>{texts.move}</h2>
      <Steps {...props} />
      <SetInstant {...props} />
      <ProblemNotice problem={problem} />
    </section>
  );
}

function Steps({ clock, items, onMove, advanceTo, isMoving }: MoveClockProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const next = nextDeadline(items, shownMs(clock, performance.now()));
  const isFrozen = clock.mode === 'frozen';
  const setMode = (setting: ClockSetting) => (): void => {
    onMove(() => setClock(setting));
  };
  const spans = [
    [texts.minute, 'PT1M'],
    [texts.hour, 'PT1H'],
    [texts.day, 'P1D'],
  ] as const;
  return (
    <div class="row" role="group" aria-label={texts.move}>
      <Button isBusy={isMoving} onPress={setMode({ mode: isFrozen ? 'offset' : 'frozen' })}>
        {isFrozen ? texts.resume : texts.freeze}
      </Button>
      {spans.map(([label, by]) => (
        <Button
          key={by}
          isBusy={isMoving}
          onPress={() => {
            onMove(() => advanceClock(by));
          }}
        >
          {label}
        </Button>
      ))}
      {next !== undefined && (
        <Button
          isBusy={isMoving}
          onPress={() => {
            advanceTo(next);
          }}
        >
          {texts.next}
        </Button>
      )}
      {clock.mode !== 'real' && (
        <Button isBusy={isMoving} onPress={setMode({ mode: 'real', allowPast: true })}>
          {texts.real}
        </Button>
      )}
    </div>
  );
}

function SetInstant({ clock, onMove, isMoving, problem }: MoveClockProps) {
  const texts = inLanguage(CLOCK_TEXTS);
  const [entered, setEntered] = useState(() => fieldInBrasilia(shownMs(clock, performance.now())));
  const [mode, setMode] = useState<'frozen' | 'offset'>('frozen');
  const apply = (allowPast: boolean): void => {
    const setting = { mode, now: instantInBrasilia(entered) };
    onMove(() => setClock(allowPast ? { ...setting, allowPast } : setting));
  };
  const modes = Object.entries(texts.setModes).map(([value, label]) => ({ value, label }));
  return (
    <Form
      label={texts.set}
      onSubmit={() => {
        apply(false);
      }}
    >
      <TextField
        label={texts.instant}
        type="datetime-local"
        value={entered}
        onChange={setEntered}
        isRequired
      />
      <SelectField
        label={texts.setMode}
        value={mode}
        onChange={(chosen) => {
          setMode(chosen === 'offset' ? 'offset' : 'frozen');
        }}
        choices={modes}
      />
      <Button isSubmit kind="main" isBusy={isMoving}>
        {texts.apply}
      </Button>
      {problem instanceof Problem && problem.code === 'CLOCK_BACKWARDS' && (
        <Button
          kind="danger"
          isBusy={isMoving}
          onPress={() => {
            apply(true);
          }}
        >
          {texts.past}
        </Button>
      )}
    </Form>
  );
}
