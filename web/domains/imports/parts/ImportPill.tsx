import type { ImportState } from '@gida/contract/domains/imports/rules'
import { imports as words } from '#words/imports'
import type { IconName } from '../../../ui/action/Icon.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const LOOKS: Record<ImportState, [Tone, IconName]> = {
  UPLOADED: ['wait', 'clock'],
  CHECKING: ['info', 'processing'],
  CHECKED: ['wait', 'clock'],
  RUNNING: ['info', 'processing'],
  DONE: ['in', 'ok'],
  FAILED: ['late', 'stopped'],
  UNDOING: ['info', 'processing'],
  UNDONE: ['idle', 'undo'],
}

export function ImportPill({ state }: { state: ImportState }) {
  const [tone, icon] = LOOKS[state]
  return (
    <Pill tone={tone} icon={icon}>
      {words.states[state]}
    </Pill>
  )
}
