import type { Template } from '@gida/contract/domains/templates/template'
import { templates as words } from '#words/templates'
import { Pill } from '../../../ui/display/Pill.tsx'

/** The published version, or that there is none. */
export const TemplatePill = ({ of: { published } }: { of: Pick<Template, 'published'> }) =>
  published === null ? (
    <Pill>{words.draft}</Pill>
  ) : (
    <Pill tone="in" icon="check">
      {words.inUse(published)}
    </Pill>
  )
