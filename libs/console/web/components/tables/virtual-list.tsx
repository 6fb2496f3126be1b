import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useRender } from '../use-render';

/** Rows of the list that are made beyond those that can be seen. */
const OVERSCAN = 8;

/**
 * A long list of which only the rows that can be seen are in the page. The newest row is the first: if the user has scrolled
 * down, rows that arrive do not move what is shown.
 */
export function VirtualList({
  label,
  count,
  rowHeight,
  renderRow,
}: {
  readonly label: string;
  readonly count: number;
  /** In pixels. All rows have the same. */
  readonly rowHeight: number;
  /** @param index 0 for the newest */
  readonly renderRow: (index: number) => ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer(box, { count, rowHeight });
  useStablePlace(box, { count, rowHeight });
  return (
    <div ref={box} class="virtual-list" tabIndex={0} role="region" aria-label={label}>
      <ol style={{ height: `${String(list.getTotalSize())}px` }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{
              height: `${String(rowHeight)}px`,
              transform: `translateY(${String(start)}px)`,
            }}
          >
            {renderRow(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Box {
  readonly current: HTMLDivElement | null;
}

interface Rows {
  readonly count: number;
  readonly rowHeight: number;
}

/** Connects the virtualizer, which knows no framework, with the life of a component. */
function useVirtualizer(box: Box, { count, rowHeight }: Rows) {
  const render = useRender();
  const options = {
    ...{ count, overscan: OVERSCAN, getScrollElement: () => box.current },
    estimateSize: () => rowHeight,
    ...{ observeElementRect, observeElementOffset, scrollToFn: elementScroll },
    onChange: render,
  };
  const kept = useRef<Virtualizer<HTMLDivElement, HTMLLIElement>>(undefined);
  kept.current ??= new Virtualizer(options);
  const virtualizer = kept.current;
  virtualizer.setOptions(options);
  useEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer._willUpdate();
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  return virtualizer;
}

/** Scrolls by the height of the rows that have been added above, unless the newest ones are shown. */
function useStablePlace(box: Box, { count, rowHeight }: Rows): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const added = count - before.current;
    before.current = count;
    const element = box.current;
    if (element !== null && added > 0 && element.scrollTop > rowHeight) {
      element.scrollTop += added * rowHeight;
    }
  }, [count, rowHeight, box]);
}
