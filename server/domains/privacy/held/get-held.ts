import {
  ACTIVITIES,
  type ActivityKey,
  BASES,
  DATA_KINDS,
  HOLDING_LAWS,
  type HoldingLaw,
} from '@gida/contract/domains/privacy/activities'
import type { HeldActivity } from '@gida/contract/domains/privacy/held'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { retainedUntil } from './retained-until.ts'
import { readOfPerson } from './rows-of.ts'

/** The data stored about a person by activity, in the terms of the record of processing. System only. */
export async function getHeld(tx: Tx, user_id: string): Promise<HeldActivity[]> {
  const held: HeldActivity[] = []
  for (const key of Object.keys(ACTIVITIES) as ActivityKey[]) {
    const one = await heldFor(tx, key, user_id)
    if (one.entries > 0) held.push(one)
  }
  return held
}

async function heldFor(tx: Tx, key: ActivityKey, user_id: string): Promise<HeldActivity> {
  const { title, purpose, basis } = ACTIVITIES[key]
  const kinds = new Set<string>()
  const kept: Record<string, unknown>[] = []
  let entries = 0
  for (const declared of personalData().filter(({ activity, of }) => activity === key && of !== null)) {
    const rows = await readOfPerson(tx, declared, user_id)
    entries += rows.length
    for (const kind of kindsIn(declared, rows)) kinds.add(kind)
    if (declared.erase === 'keep') kept.push(...rows)
  }
  const law = lawOf(key)
  return {
    ...{ key, title, purpose, basis: BASES[basis], kinds: [...kinds], entries },
    kept:
      law && kept.length > 0 ? { law: HOLDING_LAWS[law].name, until: retainedUntil(tx, law, kept) } : null,
  }
}

/** The law that requires keeping data of an activity. */
export function lawOf(key: ActivityKey): HoldingLaw | undefined {
  const activity = ACTIVITIES[key]
  return 'law' in activity ? activity.law : undefined
}

const kindsIn = ({ holds }: PersonalData, rows: readonly Record<string, unknown>[]): string[] =>
  Object.entries(holds).flatMap(([column, kind]) =>
    rows.some((row) => row[column] !== null && row[column] !== '') ? [DATA_KINDS[kind]] : [],
  )
