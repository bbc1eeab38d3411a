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

/** Reads a file with the owner's token, which a link cannot send. Throws AdminProblem, or the signal's reason. */
export async function readFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = readToken() ?? '';
  const headers = { authorization: `Bearer ${token}` };
  let response: Response;
  try {
    response = await fetch(`/api/admin/${path}`, { headers, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new AdminProblem(0, {}, failureText.network);
  }
  if (!response.ok) refuse(response.status, (await response.json().catch(() => ({}))) as object, token);
  return response.blob();
}

/** Downloads such a file. Throws AdminProblem. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(name, await readFile(path));
}
