import { useState } from 'react'
import { integrations } from '#words/integrations'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

const words = integrations.made
type Props = { title: string; label: string; secret: string; onDone: () => void }

/** A secret shown once; it stays until the person confirms having stored it. */
export function ShownOnce({ title, label, secret, onDone }: Props) {
  const [isKept, setKept] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyFailed)
    }
  }
  return (
    <Dialog open onOpenChange={() => isKept && onDone()} title={title}>
      <Banner tone="wait" icon="key" title={words.once}>
        {words.note}
      </Banner>
      <output aria-label={label} className="mono block rounded-2 bg-sunken p-4 break-all select-all">
        {secret}
      </output>
      <Button kind="second" icon="copy" className="justify-self-start" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <CheckRow
        plain
        title={words.kept}
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button disabled={!isKept} onClick={onDone} className="justify-self-end">
        {words.done}
      </Button>
    </Dialog>
  )
}
