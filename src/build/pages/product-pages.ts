import { catalogue } from '../catalogue.ts';
import { filterChoices, listPage, panelNames } from '../product-list.ts';
import { memo } from '../page-memo.ts';
import type * as Page from '../page-props.ts';
import { relatedProducts } from '../related-products.ts';
import { sameNumbers } from '../same-numbers.ts';
import { listed, type StaticPage, staticPage } from '../static-page.ts';

export async function allProductsProps(): Promise<Page.AllProductsProps> {
  const index = await catalogue();
  const path = '/svi-proizvodi';
  return {
    list: listPage(path, index.all()),
    choices: filterChoices(panelNames(index), path, index.all()),
  };
}

const productPage = (props: Page.ProductProps) => staticPage({ id: String(props.product.id) }, props);

export async function productPaths(): Promise<StaticPage<Page.ProductProps>[]> {
  const index = await catalogue();
  const relatedTo = relatedProducts(index.entries());
  const alsoFits = sameNumbers(index.entries());
  const pages = index.entries().map((entry) => {
    const { product } = entry;
    const inputs = { product, related: relatedTo(entry), alsoFits: alsoFits(entry) };
    return memo().of(`product ${product.id}`, inputs, productPage);
  });
  return listed('/proizvod/[id]', pages);
}
