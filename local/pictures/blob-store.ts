import { randomBytes } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

export interface BlobStore {
  close: () => Promise<void>;
}

/**
 * Netlify Blobs on a folder, for this process and its children: sets NETLIFY_BLOBS_CONTEXT, so `getStore('images')`
 * is written as it is in production. What is stored outlives the process.
 */
export async function startBlobStore(folder: string): Promise<BlobStore> {
  const token = randomBytes(32).toString('base64url');
  // BlobsServer listens on every interface. It passes its port to `server.listen`, which accepts this object too.
  const loopback = { host: '127.0.0.1', port: 0 } as unknown as number;
  const server = new BlobsServer({ directory: folder, port: loopback, token });
  const { port } = await server.start();

  const address = `http://127.0.0.1:${port}`;
  // With addresses instead of an API, the client calls this server directly and needs no signed URL.
  const context = { edgeURL: address, uncachedEdgeURL: address, token, siteID: 'local', deployID: 'local' };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');

  return {
    close: async () => {
      delete process.env['NETLIFY_BLOBS_CONTEXT'];
      await server.stop();
    },
  };
}
