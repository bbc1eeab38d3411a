/** RFC 6068: `%20` for a space, where URLSearchParams would write a plus, and `%0D%0A` between lines. */
export function mailtoLink(email: string, subject: string, body: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
