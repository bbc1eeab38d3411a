import { useState } from 'react';
import { imageAddress, imageSources } from '#src/domain/catalogue/image-address.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = { hash: string | null; className: string; sizes: string };

/** Decorative: the name beside it describes it. */
export function ProductPicture({ hash, className, sizes }: Props) {
  const [failed, setFailed] = useState<string>();
  if (hash === null || failed === hash) {
    return (
      <span className={`grid place-items-center rounded-2 bg-studio text-ink-2 ${className}`}>
        <Icon name="image" />
      </span>
    );
  }
  return (
    <img
      src={imageAddress(hash, 160, 'webp')}
      srcSet={imageSources(hash, [160, 320, 640], 'webp')}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(hash)}
      className={`rounded-2 bg-studio object-cover ${className}`}
    />
  );
}
