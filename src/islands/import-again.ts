/**
 * Loads a script; one that could not be loaded is requested again at once, and at each later call. Browsers remember a
 * failed module by its address, with which their error ends, so another address is used.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    (error: unknown) =>
      import(/* @vite-ignore */ `${String(error).replace(/.* /, '')}?${Date.now()}`) as Promise<Module>,
  );
