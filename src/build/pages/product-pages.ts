import { catalogue } from '../catalogue.ts';
import { filterChoices, listPage } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type * as Page from '../page-props.ts';
import { relatedProducts } from '../related-products.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

export async function allProductsProps(): Promise<Page.AllProductsProps> {
  const index = await catalogue();
  const path = '/svi-proizvodi';
  return { list: listPage(path, index.all()), choices: filterChoices(index, path, index.all()) };
}

export async function productPaths(): Promise<StaticPage<Page.ProductProps>[]> {
  const index = await catalogue();
  const relatedTo = relatedProducts(index.all());
  const pages = index.entries().map(({ product, card }) => {
    const related = relatedTo(card);
    return memo().of(`product ${product.id}`, [product, ...related], () =>
      staticPage({ id: String(product.id) }, { product, related }),
    );
  });
  return listed('/proizvod/[id]', pages);
}
