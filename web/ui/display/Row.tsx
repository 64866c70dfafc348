import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { Avatar } from './Avatar.tsx'
import { TINT, type Tone } from './tone.ts'

type Props = {
  title: ReactNode
  note?: ReactNode
  icon?: IconName
  tone?: Tone
  /** A name: initials on desktop, or the picture in `photo`. */
  avatar?: string
  photo?: string | null
  start?: ReactNode
  /** Desktop only. */
  middle?: ReactNode
  value?: ReactNode
  valueNote?: ReactNode
  /** A pill, or buttons; no buttons in a row that is a link. */
  end?: ReactNode
  /** Makes the whole row the link. */
  link?: ReactElement
  strong?: boolean
  chevron?: boolean
  className?: string
}

export function Row(props: Props) {
  const { title, note, middle, value, valueNote, end, link, strong = true, chevron, className } = props
  return (
    <li className="border-t border-line">
      <MaybeLink
        link={link}
        className={cx(
          'flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-3 md:min-h-14 md:px-5 md:py-[9px]',
          link && 'touchable',
          className,
        )}
      >
        <RowStart {...props} />
        <span className="min-w-0 grow basis-[4em]">
          <span className={strong ? 'name' : 'block'} title={typeof title === 'string' ? title : undefined}>
            {title}
          </span>
          {note && <span className="block text-small text-ink-soft">{note}</span>}
        </span>
        {middle && (
          <span className="only-desk cut w-[124px] shrink-0 text-small text-ink-soft">{middle}</span>
        )}
        {(value || valueNote) && (
          <span className="figures ms-auto min-w-[92px] text-end">
            <span className="block">{value}</span>
            {valueNote && <span className="block text-small text-ink-soft">{valueNote}</span>}
          </span>
        )}
        {end}
        {chevron && <Icon name="right" size="s" className="text-ink-faint" />}
      </MaybeLink>
    </li>
  )
}

function RowStart({ icon, tone = 'idle', avatar, photo, start }: Props) {
  return (
    <>
      {start}
      {avatar !== undefined && <Avatar name={avatar} photo={photo} className="only-desk" />}
      {icon && (
        <span className={cx('grid size-9 shrink-0 place-items-center rounded-2', TINT[tone])}>
          <Icon name={icon} />
        </span>
      )}
    </>
  )
}
