import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { words } from '#words/ui'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  note?: ReactNode
  /** Beside the title: a pill. */
  end?: ReactNode
  footer?: ReactNode
  children: ReactNode
  /** Ends above the bottom bar, for its More sheet. */
  aboveBar?: boolean
  hideTitle?: boolean
  /** Full height on a phone from the start, so that content loading later moves nothing under a finger. */
  isTall?: boolean
}

const BOTTOM = 'from-below inset-x-0 bottom-0 max-h-[calc(100%-56px)] rounded-t-4 shadow-sheet'
const SIDE =
  'from-right end-0 top-14 bottom-0 w-[408px] border-s border-line shadow-[-16px_0_40px_rgb(40_34_60/.10)]'

/** A bottom sheet on the phone; on desktop at the right, where the page beside it stays usable. */
export function Sheet({
  open,
  onOpenChange,
  title,
  note,
  end,
  footer,
  children,
  aboveBar,
  hideTitle,
  isTall,
}: Props) {
  const isPhone = useIsPhone()
  const focus = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={isPhone}>
      <Primitive.Portal>
        {isPhone && <Primitive.Overlay className={cx('scrim', aboveBar && 'bottom-16')} />}
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={(event) => !isPhone && event.preventDefault()}
          className={cx(
            'fixed z-40 flex flex-col bg-raised outline-none',
            isPhone ? BOTTOM : SIDE,
            isPhone && aboveBar && 'bottom-16!',
            isPhone && isTall && 'h-[calc(100%-56px)]',
          )}
        >
          {isPhone && (
            <span
              aria-hidden
              className="mx-auto mt-2 mb-1 h-1 w-9 shrink-0 rounded-full bg-line-strong opacity-60"
            />
          )}
          <div
            className={cx('flex items-center gap-2 px-4 pt-3 pb-3 md:p-5 md:pb-3', hideTitle && 'sr-only')}
          >
            <div className="min-w-0 grow">
              <Primitive.Title className="text-[1.25rem]/[1.5rem]">{title}</Primitive.Title>
              {note && <p className="text-small text-ink-soft">{note}</p>}
            </div>
            {end}
            <Primitive.Close asChild>
              <IconButton
                icon="close"
                label={words.close}
                small
                className={cx(isPhone && 'sr-only focus-visible:not-sr-only')}
              />
            </Primitive.Close>
          </div>
          <div className="min-h-0 grow overflow-auto pb-2">{children}</div>
          {footer && (
            <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-4 md:px-5">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
