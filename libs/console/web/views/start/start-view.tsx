/** Not built yet. */
export function StartView() {
  return <p />;
}
