import { failureText } from '#src/strings/admin/failures.ts';
import { AdminProblem, refuse } from './admin-call.ts';
import { readToken } from './token.ts';

const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** A file that only the owner may read; a plain link could not say who asks. Throws AdminProblem. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const token = readToken() ?? '';
  let response: Response;
  try {
    response = await fetch(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } });
  } catch {
    throw new AdminProblem(0, {}, failureText.network);
  }
  if (!response.ok) refuse(response.status, (await response.json().catch(() => ({}))) as object, token);
  saveFile(name, await response.blob());
}
