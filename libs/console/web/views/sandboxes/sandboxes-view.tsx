/** Not built yet. */
export function SandboxesView() {
  return <p />;
}
