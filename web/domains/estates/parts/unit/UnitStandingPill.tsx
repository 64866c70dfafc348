import type { Unit } from '@gida/contract/domains/estates/unit'
import { estates as words } from '#words/estates'
import { formatLateness } from '../../../../platform/screens/format.ts'
import type { IconName } from '../../../../ui/action/Icon.tsx'
import { Pill } from '../../../../ui/display/Pill.tsx'
import type { Tone } from '../../../../ui/display/tone.ts'

const LOOKS: Record<Unit['standing'], [Tone, IconName]> = {
  PAID_UP: ['in', 'ok'],
  DUE_SOON: ['wait', 'clock'],
  LATE: ['late', 'warning'],
  VACANT: ['idle', 'plus'],
  RESERVED: ['info', 'key'],
  OUT_OF_SERVICE: ['idle', 'wrench'],
}

/** The payment status of a unit, with the icon it has in the building. */
export function UnitStandingPill({ unit: { standing, debt } }: { unit: Pick<Unit, 'standing' | 'debt'> }) {
  const [tone, icon] = LOOKS[standing]
  return (
    <Pill tone={tone} icon={icon}>
      {formatLateness(debt.late_days) || words.standings[standing]}
    </Pill>
  )
}
