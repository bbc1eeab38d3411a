import { imageAddress, imageSources } from '#src/domain/catalogue/image-address.ts';
import { imagePath } from '../ui/icons.ts';

type Props = {
  /** Null where a product has no picture. */
  hash: string | null;
  /** Turns off lazy loading, for the first cards of a page. */
  eager?: boolean;
};

const WIDTHS = [320, 640] as const;
const SIZES = '(min-width:64rem) 19rem, (min-width:48rem) 31vw, (min-width:30rem) 46vw, 7.25rem';

export function CardPicture({ hash, eager = false }: Props) {
  if (!hash)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={imagePath} />
      </svg>
    );
  const loading = eager
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  return (
    <picture>
      <source type="image/avif" srcSet={imageSources(hash, WIDTHS, 'avif')} sizes={SIZES} />
      <img src={imageAddress(hash, 640, 'webp')} alt="" width="640" height="480" {...loading} />
    </picture>
  );
}
