import type { Estate } from '@gida/contract/domains/estates/estate'
import { estates } from '#words/estates'
import { useRemoveEstate } from '../../changes.ts'
import { ArchiveOrRemove } from '../ArchiveOrRemove.tsx'

const words = estates.removal
type Props = { estate: Estate; onClose: () => void; onRemoved?: () => void }

export const RemoveEstate = ({ estate, onClose, onRemoved }: Props) => (
  <ArchiveOrRemove
    thing={estate}
    onClose={onClose}
    remove={useRemoveEstate()}
    said={words}
    {...(onRemoved && { onRemoved })}
  >
    {words.estateBody(estate.name, estate.unit_count)}
  </ArchiveOrRemove>
)
