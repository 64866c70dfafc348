import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { ActionDialog } from './ActionDialog.tsx'

type Props<A, I> = Omit<ComponentProps<typeof ActionDialog<A, I>>, 'onClose'> & {
  label: string
  button?: Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>
}

/** A button for one action, which asks for confirmation first. */
export function ActionButton<A, I>({ label, button, onDone, ...dialog }: Props<A, I>) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <ActionDialog {...dialog} onDone={onDone ?? close} onClose={close} />}
    </>
  )
}
