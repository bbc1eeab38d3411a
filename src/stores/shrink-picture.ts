import { IMAGE_SIDE_PX_MAX, IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';

/**
 * `type`: no picture, or an SVG (DECISIONS D3). `unreadable`: this browser cannot decode it, e.g. HEIC in Chrome.
 * `lost`: the device no longer has it.
 */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly fault: 'type' | 'unreadable' | 'lost';

  constructor(fault: PictureFault['fault'], cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const QUALITIES = [0.84, 0.66];

/** As an element: Safari 16.0 refuses createImageBitmap with an orientation. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    throw new PictureFault('unreadable', error);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Applies the EXIF orientation. Redrawing drops all EXIF data, the location included. */
function draw(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault('unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const to = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return to('image/webp').then(async (webp) => {
    // Safari returns PNG when it cannot write WebP.
    const blob = webp?.type === 'image/webp' ? webp : await to('image/jpeg');
    if (!blob) throw new PictureFault('unreadable');
    return blob;
  });
}

/** Some phones leave the type empty; decoding then decides. */
export function isPicture({ type, name }: File): boolean {
  const isSvg = type.includes('svg') || /\.svgz?$/i.test(name);
  return !isSvg && (type === '' || type.startsWith('image/'));
}

/**
 * Applies the orientation and shrinks a picture for the upload: no side above 1600 px, at most 400 kB
 * (DECISIONS D2). Browsers decode and encode off the main thread, so a worker would gain nothing.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!isPicture(file)) throw new PictureFault('type');
  const image = await decode(file);
  let scale = Math.min(1, IMAGE_SIDE_PX_MAX / Math.max(image.naturalWidth, image.naturalHeight));
  for (;;) {
    const canvas = draw(image, scale);
    let bytes = 0;
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      bytes = blob.size;
      if (bytes <= IMAGE_SHRUNK_BYTES_MAX) return blob;
    }
    // Size grows with the area; aims 10 % lower on each side, so that the next attempt is usually the last.
    scale *= Math.sqrt(IMAGE_SHRUNK_BYTES_MAX / bytes) * 0.9;
  }
}
