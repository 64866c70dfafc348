import { Link } from '@tanstack/react-router'
import { inspectionDesk } from '#words/inspection-desk'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { nextIn, type Room } from '../draft.ts'

const words = inspectionDesk.write
type Props = { inspectionId: string; rooms: readonly Room[] }

/** The rooms with their progress, in any order. */
export const RoomList = ({ inspectionId, rooms }: Props) => (
  <Card>
    <Rows plainFirst label={words.addRoom}>
      {rooms.map((room) => {
        const isDone = room.rated === room.items.length
        const icon = isDone ? 'check' : room.rated > 0 ? 'pen' : 'home'
        return (
          <Row
            key={room.name}
            icon={icon}
            tone={isDone ? 'in' : room.rated > 0 ? 'act' : 'idle'}
            title={room.name}
            note={noteOf(room)}
            chevron
            link={
              <Link
                to="/dashboard/maintenance/inspections/$id/write"
                params={{ id: inspectionId }}
                search={{ item: nextIn(room)?.id }}
              />
            }
          />
        )
      })}
    </Rows>
  </Card>
)

const noteOf = ({ items, rated, worse, unproven }: Room): string =>
  [
    words.room(rated, items.length),
    worse > 0 ? words.worse(worse) : rated === items.length && words.allGood,
    unproven > 0 && words.photoMissing(unproven),
  ]
    .filter(Boolean)
    .join(' · ')
