import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  end?: ReactNode
  /** Indeterminate: some, but not all, are checked. */
  some?: boolean
  /** Without the padding and hairline of a list, for forms. */
  plain?: boolean
}

/** The whole row is clickable. */
export function CheckRow({ title, note, end, some = false, plain, className, ref, ...props }: Props) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = some
  }, [some])

  function attach(element: HTMLInputElement | null) {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }

  return (
    <label
      className={cx(
        'flex cursor-pointer flex-wrap items-center gap-x-3',
        plain
          ? 'min-h-11 md:min-h-10'
          : 'touchable min-h-15 border-t border-line px-4 py-3 first:border-t-0 md:min-h-14 md:px-5 md:py-2.5',
        className,
      )}
    >
      <input ref={attach} type="checkbox" className="check" {...props} />
      <span className="min-w-0 grow basis-[4em]">
        <span className="block">{title}</span>
        {note && (
          <span className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1 text-small text-ink-soft">{note}</span>
        )}
      </span>
      {end && <span className="figures ms-auto text-end">{end}</span>}
    </label>
  )
}
