import type { ReactNode } from 'react'
import { payByTransfer as words } from '#words/pay-by-transfer'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'

type Props = { label: string; value: string; shown?: ReactNode }

/** A value to enter in a banking app, with a copy button. */
export function CopyValue({ label, value, shown = value }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(words.copied(label))
    } catch {
      toast.error(words.copyFailed)
    }
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-small text-ink-soft">{label}</p>
        <p className="figures mono text-[1.125rem]/[1.75rem] font-semibold tracking-wide select-all">
          {shown}
        </p>
      </div>
      <IconButton icon="copy" label={words.copy(label)} onClick={() => void copy()} />
    </div>
  )
}
