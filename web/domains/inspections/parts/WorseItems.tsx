import type { InspectionDetail, InspectionItem } from '@gida/contract/domains/inspections/inspection'
import { isWorseThanGood } from '@gida/contract/domains/inspections/rules'
import { inspections as words } from '#words/inspections'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { sayItem } from '../say-item.ts'

/** Items rated fair or worse, with their number of photos. */
export function WorseItems({ report: { item_list, photo_list } }: { report: InspectionDetail }) {
  const worse = item_list.filter((item) => !item.is_left_out && isWorseThanGood(item))
  const photosOf = ({ id }: InspectionItem) => photo_list.filter(({ item_id }) => item_id === id).length
  return (
    <Card>
      <CardHead title={words.one.worse} />
      {worse.length === 0 ? (
        <CardBody>
          <p className="text-ink-soft">{words.one.nothingWorse}</p>
        </CardBody>
      ) : (
        <Rows label={words.one.worse}>
          {worse.map((item) => (
            <Row
              key={item.id}
              title={`${item.room}, ${item.name}`}
              note={[sayItem(item), item.words].filter(Boolean).join(' · ')}
              end={
                <Pill tone={item.needs_photo ? 'late' : 'wait'} icon="camera">
                  {words.photos(photosOf(item))}
                </Pill>
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  )
}
