import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A question: 'Refund ₦350,000.00 to Aisha Bello Mohammed?' */
  title: string
  /** States amounts and names. */
  children: ReactNode
  /** Repeats the verb: 'Refund ₦350,000.00'. */
  confirm: string
  keep: string
  onConfirm: () => void
  danger?: boolean
  busy?: boolean
  busyText?: string
  error?: string | undefined
}

export function ConfirmDialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirm,
    keep,
    onConfirm,
    danger,
    busy = false,
    busyText,
    error,
  } = props
  return (
    <Dialog
      open={open}
      // Cannot be closed while the action is in progress.
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      actions={
        <>
          <Button kind="second" disabled={busy} onClick={() => onOpenChange(false)}>
            {keep}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
            className="whitespace-normal"
            {...(busyText && { busyText })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-ink-soft">{children}</div>
      {error && (
        <Banner tone="late" live>
          {error}
        </Banner>
      )}
    </Dialog>
  )
}
