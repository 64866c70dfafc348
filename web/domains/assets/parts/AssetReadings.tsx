import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import { assets } from '#words/assets'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { AssetPhoto } from './AssetPhoto.tsx'

const words = assets.readings

/** Hour meter readings, newest first; renders nothing without any. */
export function AssetReadings({ asset: { readings } }: { asset: AssetDetail }) {
  if (readings.length === 0) return null
  return (
    <Card>
      <CardHead title={words.title} />
      <Rows label={words.title}>
        {readings.map((one) => (
          <Row
            key={one.id}
            title={words.line(assets.hours(one.meter))}
            note={[
              formatInstant(one.read_at),
              one.reader_name,
              one.kind !== 'READING' && words.kinds[one.kind],
            ]
              .filter(Boolean)
              .join(' · ')}
            value={assets.hours(one.total)}
            end={one.photo_id && <AssetPhoto id={one.photo_id} name={words.photoOf} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
