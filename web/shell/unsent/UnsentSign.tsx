import { Link } from '@tanstack/react-router'
import { outbox as words } from '#words/outbox'
import { useKept } from '../../platform/outbox/outbox.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'

/** In the header, while something of the person's is on this device alone. */
export function UnsentSign() {
  const count = useKept().filter(({ state }) => state !== 'sent').length
  if (count === 0) return null
  return (
    <IconButton asChild icon="queue" label={words.sign(count)} count={count}>
      <Link to={'/dashboard/unsent' as string} />
    </IconButton>
  )
}
