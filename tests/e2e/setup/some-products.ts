import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits/pages.ts';

export type Product = {
  id: number;
  name: string;
  images: string[];
  price: number | null;
  availability: string;
  condition: string | null;
};

/** A hundred products of the demo catalogue; the shop's newest products may be those of another test. */
export async function products(shopUrl: string): Promise<Product[]> {
  const response = await fetch(`${shopUrl}/api/products?page=10&limit=100`);
  return ((await response.json()) as { products: Product[] }).products;
}

/** Any product with this many pictures. */
export async function withPictures(shopUrl: string, count: (pictures: number) => boolean): Promise<Product> {
  const found = (await products(shopUrl)).find(({ images }) => count(images.length));
  return found!;
}

/** Whether the published home page has the shop's newest products, also those that an earlier test saved. */
export async function hasNewestOnHome(shopUrl: string): Promise<boolean> {
  const response = await fetch(`${shopUrl}/api/shop/products?page=1&limit=${HOME_NEWEST_PRODUCTS}`);
  const { products: newest } = (await response.json()) as { products: { id: number }[] };
  const home = await (await fetch(shopUrl)).text();
  return newest.every(({ id }) => home.includes(`href="/proizvod/${id}"`));
}
