import { IMAGE_SIDE_PX_MAX, IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits.ts';

/** `type`: no picture, or an SVG (DECISIONS D3). `unreadable`: this browser cannot decode it, e.g. HEIC in Chrome. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly fault: 'type' | 'unreadable';

  constructor(fault: 'type' | 'unreadable', cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const QUALITIES = [0.86, 0.76, 0.64, 0.5];
const STEP = 0.8;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // Phones store how the picture was held; drawn pixels no longer need that note, nor where it was taken.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new PictureFault('unreadable', error);
  }
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault('unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const to = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return to('image/webp').then(async (webp) => {
    // Safari answers in PNG when it cannot write WebP.
    const blob = webp?.type === 'image/webp' ? webp : await to('image/jpeg');
    if (!blob) throw new PictureFault('unreadable');
    return blob;
  });
}

/**
 * Turns a picture the right way up and makes it small enough to travel: no side above 1600 px, at most 400 kB
 * (DECISIONS D2). Decoding and encoding run beside the page in every browser, so a worker would gain nothing.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isSvg = file.type.includes('svg') || /\.svgz?$/i.test(file.name);
  // Some phones leave the type empty; then decoding decides.
  if (isSvg || (file.type !== '' && !file.type.startsWith('image/'))) throw new PictureFault('type');
  const bitmap = await decode(file);
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    for (let scale = Math.min(1, IMAGE_SIDE_PX_MAX / longest); ; scale *= STEP) {
      const canvas = draw(bitmap, scale);
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (blob.size <= IMAGE_SHRUNK_BYTES_MAX) return blob;
      }
    }
  } finally {
    bitmap.close();
  }
}
