import { ACTIVITIES, HOLDING_LAWS } from '@gida/contract/domains/privacy/activities'
import type { KeptData } from '@gida/contract/domains/privacy/request'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import { lawOf } from '../held/get-held.ts'
import { retainedUntil } from '../held/retained-until.ts'
import { readOfPerson } from '../held/rows-of.ts'

/** What remains of a person after erasure: where, under which law, and until when. */
export async function retainedDataOf(tx: Tx, user_id: string): Promise<KeptData[]> {
  const kept: KeptData[] = []
  for (const declared of personalData().filter(({ erase, of }) => erase === 'keep' && of !== null)) {
    const law = lawOf(declared.activity)
    const rows = await readOfPerson(tx, declared, user_id)
    if (!law || rows.length === 0) continue
    kept.push({
      activity: ACTIVITIES[declared.activity].title,
      what: declared.table.replaceAll('_', ' '),
      law: HOLDING_LAWS[law].name,
      until: retainedUntil(tx, law, rows),
      rows: rows.length,
    })
  }
  return kept
}
