/**
 * Loads a script; one that could not be loaded is requested again at once, and at each later call. Browsers remember a
 * failed module by its address, so another address is used. Their error ends with the address, except in Safari.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const [address] = /https?:\S+$/.exec(String(error)) ?? [];
    return address ? (import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>) : load();
  });
