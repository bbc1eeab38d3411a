import { adminFile } from './admin-call.ts';

/** A picture that only the owner may see, as a `data:` URL: an `img` cannot send the token. Throws AdminProblem. */
export async function readPicture(path: string, signal?: AbortSignal): Promise<string> {
  const picture = await adminFile(path, signal);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the picture was not read'));
    reader.readAsDataURL(picture);
  });
}
