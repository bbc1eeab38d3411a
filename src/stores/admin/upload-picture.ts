import type { AdminImage, ImageAnswer } from '#src/domain/admin/product.ts';
import type { Refusal } from '#src/domain/admin/refusal.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { AdminProblem, refuse, requireToken } from './admin-call.ts';
import { bearerOf } from './token.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A failing gateway answers in HTML.
    return {};
  }
}

/**
 * Uploads one picture; `onProgress` gets the fraction that is sent, 0 … 1. Uses XMLHttpRequest, because fetch does not
 * report upload progress. Throws AdminProblem, also (with status 0) when `signal` aborts it.
 */
export async function uploadPicture(
  picture: Blob,
  onProgress?: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<AdminImage> {
  const unsent = () => new AdminProblem(0, {}, failureText.network);
  if (signal?.aborted) throw unsent();
  const token = requireToken();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/images');
    for (const [name, value] of Object.entries(bearerOf(token))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', picture.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
  if (status === 0) throw unsent();
  const answer = parse(text);
  if (status >= 200 && status < 300) return (answer as ImageAnswer).image;
  return refuse(status, answer as Partial<Refusal>, token);
}
