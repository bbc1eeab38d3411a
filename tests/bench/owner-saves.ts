const PASSWORD = 'lozinka za mjerenje';
export const OWNER_SETTINGS = { ADMIN_USERNAME: 'mjerenje', ADMIN_PASSWORD: PASSWORD };

/** The owner: logs in and edits one product after the other, every `everyMs`, until `isOver`. */
export async function saveAllTheTime(url: string, everyMs: number, isOver: () => boolean) {
  const send = (path: string, body: object, headers = {}) =>
    fetch(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = await send('login', { username: OWNER_SETTINGS.ADMIN_USERNAME, password: PASSWORD });
  const { token } = (await login.json()) as { token: string };
  const took: number[] = [];
  for (let n = 0; !isOver(); n++) {
    const begun = performance.now();
    const change = { ids: [1 + (n % 50)], change: { years: { from: 2000 + (n % 7), to: 2010 } } };
    const answer = await send('products/bulk', change, { authorization: `Bearer ${token}` });
    if (!answer.ok) throw new Error(`a save was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, everyMs));
  }
  return took;
}
