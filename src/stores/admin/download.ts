import { adminFile } from './admin-call.ts';

const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));

/** Downloads a file with the owner's token, which a link cannot send. Throws AdminProblem. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(name, await adminFile(path));
}
