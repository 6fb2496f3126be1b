/** Not built yet. */
export function StateView() {
  return <p />;
}
