import { join } from 'node:path';
import { type BlobStore, startBlobStore } from './blob-store.ts';

type PicturesOf = {
  /** The site on Netlify that every publish is deployed to. */
  deploy: { siteId: string; token: string; apiUrl: string } | undefined;
  dataFolder: string;
};

/**
 * The pictures of the site that is deployed to, else those of the data folder, for this process and its children. The
 * clean-up deletes files together with their rows, so `readEnvironment` asks for the site's database with it.
 */
export async function openPictures({ deploy, dataFolder }: PicturesOf): Promise<BlobStore> {
  if (!deploy) return startBlobStore(join(dataFolder, 'blobs'));
  const context = { siteID: deploy.siteId, token: deploy.token, apiURL: deploy.apiUrl };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
  return {
    close: () => {
      delete process.env['NETLIFY_BLOBS_CONTEXT'];
      return Promise.resolve();
    },
  };
}
