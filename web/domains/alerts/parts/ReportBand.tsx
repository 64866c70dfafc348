import { useQuery } from '@tanstack/react-query'
import { alerts } from '#words/alerts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Count } from '../../../ui/display/Count.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { reportQuery } from '../queries.ts'
import { MinutesCard } from './MinutesCard.tsx'
import { sayDuration } from './seconds.ts'

const words = alerts.after
const HEADS = [
  { label: words.block },
  { label: words.peopleHead, end: true },
  { label: words.knownHead, end: true },
  { label: words.beforeHead, end: true },
]

/** Results of the alert, compared with the last drill. */
export function ReportBand({ id }: { id: string }) {
  const answer = useQuery(reportQuery(id))
  return (
    <Loaded of={answer} loading={alerts.loading}>
      {({ alert, score, before, minutes }) => {
        const beside = (seconds: number | null | undefined) =>
          before && seconds !== undefined ? { note: words.before(sayDuration(seconds)) } : {}
        const beforeOf = (block: string) =>
          before?.blocks.find(({ name }) => name === block)?.all_seconds ?? null
        return (
          <>
            <StatBand>
              <Stat
                alone="worked-out"
                label={words.half}
                figure={sayDuration(score.half_seconds)}
                {...beside(before?.half_seconds)}
              />
              <Stat
                alone="worked-out"
                label={words.all}
                figure={sayDuration(score.all_seconds)}
                {...beside(before?.all_seconds)}
              />
              <Stat alone="rows-below" label={words.byKin} figure={<Count of={score.by_kin} />} />
              <Stat alone="rows-below" label={words.inPerson} figure={<Count of={score.in_person} />} />
            </StatBand>
            {alert.sent_at && <MinutesCard minutes={minutes} sentAt={alert.sent_at} />}
            <Card aria-labelledby="by-block">
              <CardHead title={words.blocks} id="by-block" />
              <SimpleTable
                caption={words.blocks}
                heads={HEADS}
                cards={score.blocks.map(({ name, people, all_seconds }) => (
                  <Row
                    key={name}
                    title={name || alerts.board.noBlock}
                    note={`${words.peopleHead} ${people}`}
                    value={sayDuration(all_seconds)}
                    valueNote={before && words.before(sayDuration(beforeOf(name)))}
                  />
                ))}
              >
                {score.blocks.map(({ name, people, all_seconds }) => (
                  <tr key={name}>
                    <td>{name || alerts.board.noBlock}</td>
                    <td className="figures text-end">{people}</td>
                    <td className="figures text-end">{sayDuration(all_seconds)}</td>
                    <td className="figures text-end text-ink-soft">
                      {before ? sayDuration(beforeOf(name)) : '–'}
                    </td>
                  </tr>
                ))}
              </SimpleTable>
            </Card>
          </>
        )
      }}
    </Loaded>
  )
}
