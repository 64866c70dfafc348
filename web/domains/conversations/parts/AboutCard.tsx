import type { Subject } from '@gida/contract/domains/conversations/conversation'
import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../platform/screens/search.ts'
import { Icon, type IconName } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'

const ICONS: Record<Subject['type'], IconName> = {
  unit: 'building',
  lease: 'file',
  payment: 'naira',
  application: 'people',
  announcement: 'send',
  maintenance: 'wrench',
}

/** The subject of a conversation; the card links to it. */
type Props = { about: Subject; className?: string }

export const AboutCard = ({ about: { type, title, note, link }, className = 'mx-4 my-3' }: Props) => (
  <Link
    {...linkTo(link)}
    className={cx(
      'touchable flex min-h-15 items-center gap-3 rounded-3 border border-line bg-raised px-3 py-2.5 text-ink hover:no-underline',
      className,
    )}
  >
    <span className="grid size-9 shrink-0 place-items-center rounded-2 bg-action-tint text-action-ink">
      <Icon name={ICONS[type]} />
    </span>
    <span className="min-w-0">
      <span className="cut block font-semibold">{title}</span>
      <span className="cut block text-small text-ink-soft">{note}</span>
    </span>
  </Link>
)
