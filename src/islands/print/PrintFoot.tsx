import { shownPhone } from '#src/domain/contact/contact.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { productText as text } from '#src/strings/product.ts';
import { codePath } from './code-path.ts';

/** The foot of a printed product: the shop's contacts, and the product's address as text and as a QR code. */
export function PrintFoot({ address }: { address: string }) {
  const { path, size } = codePath(address);
  return (
    <>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text['print.code']}
        stroke="currentColor"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <b>{shop().name}</b>
        <br />
        {shownPhone(shop().phone)} · {shop().email}
        <br />
        {shop().street && `${shop().street}, `}
        {shop().postalCode} {shop().city}
        <br />
        {address}
      </p>
    </>
  );
}
