import type { Manufacturer } from '#src/domain/vehicle/vehicle.ts';

/** The addresses that the home page links (SPEC §2), each with the next best if the owner removes it. */
const ADDRESSES = [['mercedes-benz', 'mercedes'], ['bmw'], ['vw', 'volkswagen'], ['audi']];

type Featured<M> = { manufacturer: M; address: string };

export const featuredManufacturers = <M extends Pick<Manufacturer, 'slug' | 'slugAliases'>>(
  manufacturers: readonly M[],
): Featured<M>[] =>
  ADDRESSES.flatMap((addresses) => {
    const found = addresses.flatMap((address) =>
      manufacturers
        .filter(({ slug, slugAliases }) => [slug, ...slugAliases].includes(address))
        .map((manufacturer) => ({ manufacturer, address: `/${address}` })),
    );
    return found.slice(0, 1);
  });
