import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Panel = (method: string, path: string, body?: object) => Promise<{ status: number; body: never }>;

/** The owner's calls of a running shop, with the password of its data folder. */
export async function openPanel(url: string, dataFolder: string): Promise<Panel> {
  const access = JSON.parse(await readFile(join(dataFolder, 'admin.json'), 'utf8')) as object;
  let token = '';
  const call: Panel = async (method, path, body) => {
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  const { body } = await call('POST', 'login', access);
  ({ token } = body);
  return call;
}
