import { useQuery } from '@tanstack/react-query'
import { phone } from '#words/phone'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { SettingsCard } from '../../estates/index.ts'
import { phoneUseQuery } from '../queries.ts'

const words = phone.use

/** What people of an estate asked from their phones this month, and what the answers cost. */
export function PhoneUseCard({ estateId }: { estateId: string }) {
  return (
    <SettingsCard id="phone-use" title={words.title} note={words.note}>
      <Loaded bare of={useQuery(phoneUseQuery(estateId))} rows={1} loading={words.loading}>
        {({ data }) =>
          data.every(({ questions }) => questions === 0) ? (
            <p>{words.none}</p>
          ) : (
            <Rows label={words.title}>
              {data.map(({ channel, questions, parts, cost }) => (
                <Row
                  key={channel}
                  icon="chat"
                  title={words.channels[channel]}
                  note={words.asked(questions, parts)}
                  end={<Money kobo={cost} />}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}
