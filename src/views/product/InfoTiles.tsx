import type { ProductDetail } from '#src/domain/product/product.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { deliveryTime } from '#src/strings/delivery.ts';
import { infoValues, productText as text } from '#src/strings/product.ts';
import { Icon } from '../ui/Icon.tsx';
import { boxPath, shieldPath, tagPath, truckPath } from '../ui/icons.ts';

/** The promises, see `infoValues`; a sold part has no delivery. For one in stock the page script adds the latest day. */
export function InfoTiles({ product }: { product: ProductDetail }) {
  const { warranty, quality, availability } = infoValues(product);
  const tiles = [
    { icon: shieldPath, name: text['info.warranty'], value: warranty },
    ...(product.availability === 'sold'
      ? []
      : [{ icon: truckPath, name: text['info.delivery'], value: deliveryTime() }]),
    ...(quality ? [{ icon: tagPath, ...quality }] : []),
    { icon: boxPath, name: text['info.availability'], value: availability },
  ];
  return (
    <dl className="info">
      {tiles.map(({ icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon path={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
          {icon === truckPath && product.availability === 'in_stock' && (
            <dd className="info__by num" data-delivery={shop().deliveryTo} />
          )}
        </div>
      ))}
    </dl>
  );
}
