import uPlot from 'uplot';
import { shownCount } from '../../../app/language';
import type { RefillCurve } from './refill';

const HEIGHT = 220;

/** Draws the tokens over time into an element. @returns removes the chart */
export function plotRefill(
  element: HTMLElement,
  curve: RefillCurve,
  { label, capacity }: { readonly label: string; readonly capacity: number },
): () => void {
  const styles = getComputedStyle(element);
  // The colors of the page, which the canvas of the chart cannot read by itself.
  const { color: quiet, accentColor: line, borderTopColor: grid } = styles;
  const axis = { stroke: quiet, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid } };
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const lowest = Math.min(0, ...curve.tokens);
  const chart = new uPlot(
    {
      ...{ width: element.clientWidth, height: HEIGHT },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'America/Sao_Paulo'),
      legend: { show: false },
      scales: { y: { range: [lowest, Math.max(1, capacity)] } },
      axes: [
        { ...axis, values: timesOf, space: 80 },
        { ...axis, size: 64, values: (_chart, marks) => marks.map((mark) => shownCount(mark)) },
      ],
      series: [
        {},
        { label, stroke: line, width: 2, ...(stepped === undefined ? {} : { paths: stepped }) },
      ],
    },
    [[...curve.seconds], [...curve.tokens]],
    element,
  );
  const resized = new ResizeObserver(() => {
    chart.setSize({ width: element.clientWidth, height: HEIGHT });
  });
  resized.observe(element);
  return () => {
    resized.disconnect();
    chart.destroy();
  };
}

/** The marks of the time axis, in Brasília; with the day where the chart is longer than one. */
function timesOf(_chart: uPlot, marks: readonly number[]): string[] {
  const [first = 0, second = first] = marks;
  const last = marks.at(-1) ?? first;
  const format = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    ...(last - first > 86_400 ? ({ day: '2-digit', month: '2-digit' } as const) : {}),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    ...(second - first < 60 ? ({ second: '2-digit' } as const) : {}),
  });
  return marks.map((mark) => format.format(new Date(mark * 1000)));
}
