/** Not built yet. */
export function TimelineView() {
  return <p />;
}
