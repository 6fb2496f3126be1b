export function DetailView(_: Record<string, string>) {
  return <p />;
}
