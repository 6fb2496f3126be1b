import { useState } from 'preact/hooks';
import { sandbox } from '../../app/router';
import { useAction } from '../../api/use-action';
import { useLoaded } from '../../api/use-loaded';
import { ProblemNotice } from '../../components/notice';
import { SilentServices } from '../../components/silent-services';
import { modeAfter, readClock, readSchedule, setClock, type Step } from './clock-api';
import { ClockFace } from './clock-face';
import { LastStep } from './last-step';
import { MoveClock } from './move-clock';
import { DueWork } from './schedule/due-work';
import './clock.css';

const EVERY_MS = 5000;
const PAGE = 50;
const LONGEST = 1000;

/** The clock of the sandbox, what is due by it, and what the last step did. */
export function ClockView() {
  const [limit, setLimit] = useState(PAGE);
  const clock = useLoaded(readClock, [sandbox.value], EVERY_MS);
  const schedule = useLoaded(() => readSchedule(limit), [sandbox.value, limit], EVERY_MS);
  const step = useAction(async (move: () => Promise<Step>) => {
    const moved = await move();
    clock.reload();
    schedule.reload();
    return moved;
  });
  const move = (work: () => Promise<Step>): void => void step.run(work);
  const shown = clock.value?.value;
  const mode = shown?.mode ?? 'real';
  const advanceTo = (now: string): void => {
    move(() => setClock({ mode: modeAfter(mode), now }));
  };
  return (
    <>
      <ProblemNotice problem={clock.problem} />
      <SilentServices services={clock.value?.silent ?? []} />
      {shown !== undefined && (
        <>
          <ClockFace clock={shown} onMove={move} isMoving={step.isRunning} />
          <MoveClock
            {...{ clock: shown, items: schedule.value?.items ?? [], advanceTo }}
            {...{ onMove: move, isMoving: step.isRunning, problem: step.problem }}
          />
        </>
      )}
      <LastStep step={step.result} />
      <DueWork
        {...{ schedule, clock: shown, advanceTo, isMoving: step.isRunning }}
        onMore={
          limit < LONGEST
            ? () => {
                setLimit(Math.min(LONGEST, limit * 4));
              }
            : undefined
        }
      />
    </>
  );
}
