import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'

type Fillable = { className?: string; children?: ReactNode }

type Props = HTMLAttributes<HTMLElement> & {
  [data: `data-${string}`]: string | undefined
  link?: ReactElement | undefined
  /** The element used when there is no link. */
  as?: 'div' | 'span' | 'li'
}

/** Renders into the caller's link element, or a plain element when there is none. */
export function MaybeLink({ link, as: Plain = 'div', className, children, ...rest }: Props) {
  if (!link) {
    return (
      <Plain className={className} {...rest}>
        {children}
      </Plain>
    )
  }
  const given = link.props as Fillable
  return cloneElement(link as ReactElement<Fillable>, {
    ...rest,
    className: cx('text-ink hover:no-underline', className, given.className),
    children,
  })
}
