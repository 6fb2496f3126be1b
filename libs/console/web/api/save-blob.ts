/** Saves a file that was read with headers, which a link cannot send. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
