import type {
  InspectionDetail,
  InspectionItem,
  InspectionPhoto,
} from '@gida/contract/domains/inspections/inspection'
import { inspections } from '#words/inspections'
import { groupBy } from '../../../platform/screens/group-by.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { sayItem } from '../say-item.ts'
import { Photo } from './Photo.tsx'

const words = inspections.one
const HEADS = [{ label: words.item }, { label: words.seen }, { label: words.words }]

/** A report room by room: every item, then the photos of the room. */
export function RoomTables({ report: { item_list, photo_list } }: { report: InspectionDetail }) {
  const rooms = groupBy(
    item_list.filter(({ is_left_out }) => !is_left_out),
    ({ room }) => room,
  )
  return [...rooms].map(([room, items]) => (
    <Card key={room}>
      <CardHead title={room} />
      <SimpleTable
        caption={words.table(room)}
        heads={HEADS}
        cards={items.map((item) => (
          <Row
            key={item.id}
            title={item.name}
            note={[sayItem(item), item.words].filter(Boolean).join(' · ')}
            strong={false}
          />
        ))}
      >
        {items.map((item) => (
          <tr key={item.id}>
            <td>{item.name}</td>
            <td>{sayItem(item)}</td>
            <td className="wrap-anywhere">{item.words}</td>
          </tr>
        ))}
      </SimpleTable>
      <RoomPhotos items={items} photos={photo_list} />
    </Card>
  ))
}

type PhotosProps = { items: readonly InspectionItem[]; photos: readonly InspectionPhoto[] }

function RoomPhotos({ items, photos }: PhotosProps) {
  const shown = items.flatMap((item) =>
    photos.filter(({ item_id }) => item_id === item.id).map((photo) => ({ photo, item })),
  )
  if (shown.length === 0) return null
  return (
    <CardBody className="pt-4">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {shown.map(({ photo, item }) => (
          <li key={photo.id}>
            <Photo id={photo.id} of={photo} title={`${item.room}, ${item.name}`} />
          </li>
        ))}
      </ul>
    </CardBody>
  )
}
