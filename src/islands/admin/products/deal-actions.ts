import { type Deal, newDeal } from '#src/domain/admin/deal.ts';
import { $savedLast, changeProducts } from '#src/stores/admin/products.ts';
import { dealText as text } from '#src/strings/admin/deal.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { fieldChoiceText } from '#src/strings/product-fields.ts';
import { type Named, runProductChange, tellChange } from './product-actions.ts';

/** Changes one product; the toast undoes it. */
export const changeDeal = ({ id, name }: Named, deal: Deal) =>
  runProductChange(async () => {
    const { changed, undo } = await changeProducts([id], { deal });
    if (changed === 0) tellChange(productsText['bulk.none'], null);
    else tellChange(text.done(name, fieldChoiceText.availability[deal.availability]), undo);
  });

/** Without a picture nothing is published; the toast says so. */
export const publishProduct = ({ id, name }: Named) =>
  runProductChange(async () => {
    const { changed, withoutPicture, undo } = await changeProducts([id], { status: 'published' });
    if (changed > 0) {
      $savedLast.set({ id, name });
      tellChange(productsText['publish.done'](name), undo);
    } else
      tellChange(
        withoutPicture > 0 ? productsText['publish.noPicture'](name) : productsText['bulk.none'],
        null,
      );
  });

export const sellProduct = (product: Named) => changeDeal(product, newDeal('sold'));
