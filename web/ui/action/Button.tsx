import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonKind, type ButtonSize, buttonClasses } from './button-classes.ts'
import { Icon, type IconName } from './Icon.tsx'

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
  busy?: boolean
  /** Shown while busy, such as 'Paying…'. Its width is reserved, so that the button never changes size. */
  busyText?: string
  asChild?: boolean
}

export function Button({ kind = 'primary', size = 'normal', wide, asChild, className, ...props }: Props) {
  const classes = cx(buttonClasses({ kind, size, wide, asLink: asChild }), className)
  const { icon, iconAfter, busy, busyText, children, type = 'button', onClick, ...rest } = props
  const iconSize = size === 'small' ? 's' : 'm'
  const before = icon && <Icon name={icon} size={iconSize} />
  const after = iconAfter && <Icon name={iconAfter} size={iconSize} />

  if (asChild) {
    return (
      <Slot className={classes} {...rest}>
        {before}
        <Slottable>{children}</Slottable>
        {after}
      </Slot>
    )
  }

  // A busy button is not disabled, which would drop its focus; clicks are ignored instead.
  const click = busy ? (event: MouseEvent) => event.preventDefault() : onClick
  const twoFaced = busy || busyText
  const face = (
    <>
      {before}
      {children}
      {after}
    </>
  )
  return (
    <button type={type} className={classes} aria-busy={busy || undefined} onClick={click} {...rest}>
      {twoFaced ? <TwoFaces busy={busy} busyText={busyText} face={face} /> : face}
    </button>
  )
}

type Faces = { busy: boolean | undefined; busyText: string | undefined; face: React.ReactNode }

/** Both labels lie in one grid cell: the wider one sets the width. */
function TwoFaces({ busy, busyText, face }: Faces) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="inline-grid">
      <span className={cx(cell, busy && (busyText ? 'invisible' : 'opacity-0'))}>{face}</span>
      <span className={cx(cell, !busy && 'invisible')} aria-hidden={!busy || undefined}>
        {busy && <Spinner />}
        {!busy && <span className="size-[18px]" />}
        {busyText}
      </span>
    </span>
  )
}
