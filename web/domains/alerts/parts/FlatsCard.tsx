import type { Alert } from '@gida/contract/domains/alerts/alert'
import { type AnswerState, WORST_FIRST } from '@gida/contract/domains/alerts/rules'
import { alerts as words } from '#words/alerts'
import { Icon, type IconName } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { blocksOf } from './flats.ts'

const LOOKS: Record<AnswerState, [string, IconName]> = {
  NEEDS_HELP: ['border-overdue-solid bg-overdue-solid font-semibold text-on-overdue', 'warning'],
  WAITING: ['border-dashed border-waiting-solid bg-raised text-waiting', 'clock'],
  AWAY: ['border-line-strong bg-sunken text-ink-soft', 'forward'],
  SAFE: ['border-money-in-solid bg-money-in-tint text-money-in', 'check'],
}

/** Units by block; the colours are reserved for emergencies, each with an icon and text. */
export function FlatsCard({ alert: { recipients } }: { alert: Alert }) {
  const blocks = blocksOf(recipients)
  const flats = blocks.reduce((sum, block) => sum + block.flats.length, 0)
  return (
    <Card aria-labelledby="flats">
      <CardHead title={words.board.flats} id="flats" />
      <CardBody className="grid gap-4">
        <p className="text-small text-ink-soft">{words.board.flatsNote(flats, recipients.length)}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
          {WORST_FIRST.map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <span className={cx('grid size-[22px] place-items-center rounded-1 border', LOOKS[state][0])}>
                <Icon name={LOOKS[state][1]} size="s" />
              </span>
              {words.states[state]}
            </li>
          ))}
        </ul>
        <div className="grid gap-4 md:grid-cols-2">
          {blocks.map(({ name, flats: units, people, known }) => (
            <div key={name}>
              <h3 className="mb-2 flex justify-between text-small font-semibold">
                {name ?? words.board.noBlock}
                <span className="font-normal text-ink-soft">{words.board.known(known, people)}</span>
              </h3>
              <ul className="grid grid-cols-3 gap-[5px]">
                {units.map(({ key, unit, names, state }) => (
                  <li
                    key={key}
                    title={`${unit}, ${names}: ${words.states[state]}`}
                    className={cx('min-w-0 rounded-1 border px-2 py-1.5 text-small', LOOKS[state][0])}
                  >
                    <b className="flex items-center justify-between gap-1">
                      <span className="cut">{unit}</span>
                      <Icon name={LOOKS[state][1]} size="s" label={words.states[state]} />
                    </b>
                    <span className="cut block text-caption">{names}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </CardBody>
    </Card>
  )
}
