import { imageAddress, imageSources, shownSize } from '#src/domain/catalogue/image-address.ts';
import type { ProductImage } from '#src/domain/product/product.ts';
import { productText as text } from '#src/strings/product.ts';
import { Icon } from '../ui/Icon.tsx';
import { imagePath, nextPath, previousPath } from '../ui/icons.ts';
import { Heart } from './Heart.tsx';

const WIDTHS = [320, 640, 960, 1280] as const;
/** Below 64rem thumbnails are beside the picture, and its height is that of the screen: --gal-height in gallery.css. */
const sizes = (total: number) =>
  `(min-width: 82rem) 44rem, (min-width: 64rem) 54vw, clamp(12rem, (100svh - 32rem) * 4 / 3, ${total > 1 ? '100vw - 4.5rem' : '88vw'})`;

type Props = { id: number; name: string; rating: number; images: readonly ProductImage[] };

/**
 * Without a script: a strip that swipes, thumbnails that link to `#slika-n`, and a picture that opens in full size.
 * The gallery island takes over the same elements; until then the arrows start from the first picture.
 */
export function Gallery({ id, name, rating, images: given }: Props) {
  // The main picture may be repeated among the others (DECISIONS U40).
  const images = [...new Map(given.map((image) => [image.hash, image])).values()];
  const total = images.length;
  return (
    <section
      className={total > 1 ? 'gal gal--many' : 'gal'}
      aria-label={text['gallery.label']}
      data-island={total > 0 ? 'gallery' : undefined}
      data-island-hold=""
    >
      <div className="gal__main">
        {total === 0 ? <NoPicture /> : <Strip name={name} images={images} />}
        {total > 0 && <p className="gal__n num">{text['gallery.count'](1, total)}</p>}
        {total > 1 && (
          <p className="gal__nav">
            <a role="button" href={`#slika-${total}`} aria-label={text['gallery.previous']}>
              <Icon path={previousPath} />
            </a>
            <a role="button" href="#slika-2" aria-label={text['gallery.next']}>
              <Icon path={nextPath} />
            </a>
          </p>
        )}
        <Heart id={id} name={name} rating={rating} />
      </div>
      {total > 1 && <Thumbs images={images} />}
    </section>
  );
}

const NoPicture = () => (
  <span className="relative block aspect-picture overflow-hidden rounded-2 bg-studio">
    <span
      className="absolute inset-0 grid place-items-center text-ink-3"
      role="img"
      aria-label={text['gallery.none']}
    >
      <Icon path={imagePath} size="lg" />
    </span>
  </span>
);

const Strip = ({ name, images }: Pick<Props, 'name' | 'images'>) => (
  <ul className="gal__strip">
    {images.map((image, i) => (
      <li key={image.hash} id={`slika-${i + 1}`}>
        <a
          href={imageAddress(image.hash, 1280, 'webp')}
          aria-label={text['gallery.open'](i + 1, images.length)}
        >
          <picture>
            <source
              type="image/avif"
              srcSet={imageSources(image.hash, WIDTHS, 'avif')}
              sizes={sizes(images.length)}
            />
            <img
              src={imageAddress(image.hash, 960, 'webp')}
              alt={text['image.alt'](name, i + 1)}
              {...shownSize(image)}
              loading={i === 0 ? undefined : 'lazy'}
              fetchPriority={i === 0 ? 'high' : undefined}
            />
          </picture>
        </a>
      </li>
    ))}
  </ul>
);

const Thumbs = ({ images }: Pick<Props, 'images'>) => (
  <ul className="gal__thumbs">
    {images.map(({ hash }, i) => (
      <li key={hash}>
        <a
          role="button"
          href={`#slika-${i + 1}`}
          aria-label={text['gallery.thumb'](i + 1, images.length)}
          aria-current={i === 0 ? 'true' : undefined}
        >
          <img src={imageAddress(hash, 160, 'webp')} alt="" width="160" height="120" loading="lazy" />
        </a>
      </li>
    ))}
  </ul>
);
