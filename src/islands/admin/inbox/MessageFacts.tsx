import type { ReactNode } from 'react';
import { type AdminMessage, type EnquiredProduct, senderName } from '#src/domain/admin/inbox.ts';
import { shortMoment } from '#src/domain/calendar.ts';
import { shownPhone } from '#src/domain/contact/contact.ts';
import { formatMoney } from '#src/domain/money.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { fieldChoiceText } from '#src/strings/product-fields.ts';
import { productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';

export function MessageFacts({ message }: { message: AdminMessage }) {
  const { source, email, phone, vehicle, products, createdAt, answeredAt } = message;
  return (
    <dl className="mb-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5 text-ui">
      <Fact label={text.from} className="font-semibold">
        {senderName(message)}
      </Fact>
      {phone && (
        <Fact label={text.phone} className="num">
          {shownPhone(phone)}
        </Fact>
      )}
      {email && (
        <Fact label={text.email} className="wrap-anywhere">
          {email}
        </Fact>
      )}
      {vehicle && (
        <Fact label={text.vehicle} className="wrap-anywhere">
          {vehicle}
        </Fact>
      )}
      <Fact label={source === 'call' ? text.noted : text.sent} className="num">
        {shortMoment(new Date(createdAt))}
      </Fact>
      {answeredAt && (
        <Fact label={text.answered} className="num">
          {shortMoment(new Date(answeredAt))}
        </Fact>
      )}
      {products.length > 0 && (
        <Fact label={text.products} className="min-w-0">
          <ul className="grid gap-1.5">
            {products.map((product) => (
              <Product key={product.id} product={product} />
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { label: string; className: string; children: ReactNode };

const Fact = ({ label, className, children }: FactProps) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className={className}>{children}</dd>
  </>
);

const Product = ({ product: { id, name, priceMinor, availability } }: { product: EnquiredProduct }) => (
  <li>
    <AdminLink href={productAddress(id)} className="link wrap-anywhere">
      {name}
    </AdminLink>
    <span className="block text-sm text-ink-2 num">
      {[
        productsText.code(id),
        priceMinor === null ? productsText.noPrice : formatMoney(priceMinor),
        fieldChoiceText.availability[availability],
      ].join(' · ')}
    </span>
  </li>
);
