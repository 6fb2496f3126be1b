/** Not built yet. */
export function ClockView() {
  return <p />;
}
