import { AstroChanged, KeptApp } from './kept-app.ts';

/** What the last build left for publishing: its app, or why there is none. */
export class AppOfBuild {
  #app: KeptApp | undefined;
  #astroChanged: AstroChanged | undefined;

  get app(): KeptApp | undefined {
    return this.#app;
  }

  get astroChanged(): AstroChanged | undefined {
    return this.#astroChanged;
  }

  /** As `KeptApp.keep`, but a changed Astro does not fail the build: every publish is a full build then. */
  async keep(...bundle: Parameters<typeof KeptApp.keep>): Promise<void> {
    this.#app = undefined;
    this.#astroChanged = undefined;
    try {
      this.#app = await KeptApp.keep(...bundle);
    } catch (error) {
      if (!(error instanceof AstroChanged)) throw error;
      this.#astroChanged = error;
    }
  }

  /** A folder that a build filled. */
  async open(folder: string): Promise<void> {
    this.#app = await KeptApp.open(folder);
  }
}
