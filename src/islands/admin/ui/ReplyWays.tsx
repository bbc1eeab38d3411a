import { replyText as text } from '#src/strings/admin/reply.ts';
import { type ButtonVariant, buttonClasses } from '#src/views/ui/button-classes.ts';
import { Icon } from './Icon.tsx';

/** In the order in which they are offered. */
const WAYS = [
  { way: 'tel', icon: 'phone' },
  { way: 'whatsapp', icon: 'whatsapp' },
  { way: 'viber', icon: 'viber' },
  { way: 'mail', icon: 'mail' },
] as const;
type ReplyWay = (typeof WAYS)[number]['way'];

type Props = {
  links: Readonly<Partial<Record<ReplyWay, string | undefined>>>;
  /** Of the first way that sends a text; a call may not be answered. */
  firstVariant?: ButtonVariant;
  className?: string;
  onOpen?: (way: ReplyWay) => void;
};

/** Links to write to a customer, or to call; those without an address are left out. */
export function ReplyWays({ links, firstVariant = 'line', className, onOpen }: Props) {
  const first = WAYS.find(({ way }) => way !== 'tel' && links[way])?.way;
  return WAYS.map(
    ({ way, icon }) =>
      links[way] && (
        <a
          key={way}
          href={links[way]}
          target={way === 'whatsapp' ? '_blank' : undefined}
          rel="noopener"
          className={buttonClasses({ variant: way === first ? firstVariant : 'line', more: className })}
          onClick={() => onOpen?.(way)}
        >
          <Icon name={icon} />
          {text[`way.${way}`]}
        </a>
      ),
  );
}
