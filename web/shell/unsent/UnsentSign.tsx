import { Link } from '@tanstack/react-router'
import { outbox as words } from '#words/outbox'
import { type Unsent, useKept } from '../../platform/outbox/items.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'

/** An item on its first try is not counted. */
const isHeld = ({ state, tries = 0 }: Unsent) => state !== 'sent' && (state !== 'sending' || tries > 0)

/** In the header, while the person has items that exist only on this device. */
export function UnsentSign() {
  const count = useKept().filter(isHeld).length
  if (count === 0) return null
  return (
    <IconButton asChild icon="queue" label={words.sign(count)} count={count}>
      <Link to={'/dashboard/unsent' as string} />
    </IconButton>
  )
}
