import { FILED_AS } from '@gida/contract/domains/templates/kinds'
import { checkTemplate, scopeOf } from '@gida/contract/domains/templates/language/check-template'
import { fillTemplate } from '@gida/contract/domains/templates/language/fill'
import type { Values } from '@gida/contract/domains/templates/language/values'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { uploadDocument } from '../../documents/index.ts'
import { getLease } from '../../leases/index.ts'
import { FORMS } from '../forms/forms.ts'
import { gatherValues } from './gather-values.ts'
import { drawPaper, refuseBlanks } from './generate-paper.ts'

type Wanted = {
  form: string
  lease_id: string
  /** Values set by the caller, overriding those of the lease. */
  settled: Values
  name: string
  foot: string
  client_id?: string | undefined
  /** Runs in the transaction that files the document. */
  along: (tx: Tx, document_id: string) => Promise<void>
}

/** Renders a Nigerian form and files it under the lease for those who run the unit. Refused if a value is missing. */
export async function makeFormPaper(
  services: Services,
  actor: Actor,
  { form: key, lease_id, settled, name, foot, client_id, along }: Wanted,
): Promise<{ id: string; is_new: boolean }> {
  const form = FORMS.find((one) => one.key === key)
  if (!form) throw new Error(`There is no form ${key}.`)
  const { filled, now } = await services.transaction(actor, async (tx) => {
    const { estate_id } = await getLease(tx, lease_id)
    const scope = scopeOf(form.variables)
    const known = await gatherValues(tx, actor, { estate_id, lease_id, unit_id: undefined })
    const { clauses, missing } = fillTemplate(checkTemplate(form.body, form.variables), scope, {
      ...known,
      ...settled,
    })
    const lacking = missing.map((one) => scope.get(one)).filter((one) => one !== undefined)
    return { filled: { clauses, missing: lacking }, now: tx.now }
  })
  refuseBlanks(filled)
  const drawn = await drawPaper({ format: 'pdf', title: name, foot, clauses: filled.clauses, made: now })
  return uploadDocument(
    services,
    actor,
    { name: `${name}.pdf`, bytes: drawn.bytes },
    {
      related_entity_type: 'lease',
      related_entity_id: lease_id,
      document_type: FILED_AS[form.kind],
      ...{ name, description: '', client_id },
    },
    {
      along,
      audience: 'OFFICE',
      drawn: {
        ...drawn,
        content_type: FILE_TYPES.pdf,
        extension: 'pdf',
        has_programs: false,
        preview: null,
      },
    },
  )
}
