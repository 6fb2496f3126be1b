/** Not built yet. */
export function ResponsesView() {
  return <p />;
}
