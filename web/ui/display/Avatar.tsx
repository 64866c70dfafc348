import { useState } from 'react'
import { cx } from '../cx.ts'
import { isDataDear } from '../is-data-dear.ts'
import { initialsOf } from './initials.ts'

const SIZES = {
  s: 'size-7 text-[.6875rem]',
  m: 'size-9 text-small',
  l: 'size-13 text-[1.0625rem]',
}

type Props = {
  name?: string | null | undefined
  photo?: string | null | undefined
  size?: keyof typeof SIZES
  className?: string
}

/** Decorative: the name is beside it or on the button around it. Initials where there is no picture or it fails to load. */
export function Avatar({ name, photo, size = 'm', className }: Props) {
  const classes = cx('shrink-0 rounded-full', SIZES[size], className)
  const [missing, setMissing] = useState<string>()
  if (photo && photo !== missing && !isDataDear()) {
    return (
      <img src={photo} alt="" className={cx('object-cover', classes)} onError={() => setMissing(photo)} />
    )
  }
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid place-items-center bg-action-tint font-semibold tracking-[.01em] text-action-ink',
        classes,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
