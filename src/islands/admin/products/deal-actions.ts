import { type Deal, newDeal } from '#src/domain/admin/deal.ts';
import { changeProducts } from '#src/stores/admin/products.ts';
import { dealText as text } from '#src/strings/admin/deal.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { choiceText } from '#src/strings/product-fields.ts';
import { changesProducts, tellChange } from './product-actions.ts';

type Named = { id: number; name: string };

/** Changes one product; the toast undoes it. */
export const changeDeal = ({ id, name }: Named, deal: Deal) =>
  changesProducts(async () => {
    const { changed, undo } = await changeProducts([id], { deal });
    if (changed === 0) tellChange(productsText['bulk.none'], null);
    else tellChange(text.done(name, choiceText.availability[deal.availability]), undo);
  });

export const sellProduct = (product: Named) => changeDeal(product, newDeal('sold'));
