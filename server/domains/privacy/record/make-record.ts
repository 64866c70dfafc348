import {
  ACTIVITIES,
  type ActivityKey,
  BASES,
  DATA_KINDS,
  HOLDING_LAWS,
} from '@gida/contract/domains/privacy/activities'
import {
  keptFor,
  type ProcessingActivity,
  type ProcessingRecord,
} from '@gida/contract/domains/privacy/record'
import type { Config } from '../../../platform/config/config.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import { processorsOf } from '../../../platform/personal-data/processors.ts'
import { retentionRules } from '../../../platform/retention/declared.ts'
import { lawOf } from '../held/get-held.ts'

/** Security measures of all activities. */
const SAFEGUARDS = [
  'Row-level security in the database: who acts sees their own rows, and no query of the program can ask for more',
  'Passwords and keys as digests alone; card numbers never reach this installation; an identity number only as its last signs',
  'A second factor for the super admin, and asked again before what a stolen session must not do',
  'An append-only log of who changed what, chained by hashes that anybody can check',
  'Backups that expire, and a job that forgets what is past its time',
]

/** The record of processing, generated from the declarations of the tables. */
export const makeRecord = (config: Config, now: Date): ProcessingRecord => ({
  made_at: now.toISOString(),
  activities: (Object.keys(ACTIVITIES) as ActivityKey[]).map(activityOf),
  processors: processorsOf(config),
  safeguards: SAFEGUARDS,
})

function activityOf(key: ActivityKey): ProcessingActivity {
  const { title, purpose, basis, people } = ACTIVITIES[key]
  const declared = personalData().filter(({ activity }) => activity === key)
  const tables = [...new Set<string>(declared.map(({ table }) => table))].sort()
  const kinds = new Set(declared.flatMap(({ holds }) => Object.values(holds)))
  const law = lawOf(key)
  return {
    ...{ key, title, purpose, basis: BASES[basis], people, tables },
    kinds: [...kinds].map((kind) => DATA_KINDS[kind]).sort(),
    kept: retentionRules()
      .filter(({ table }) => tables.includes(table))
      .map(({ what, days }) => `${what}: ${keptFor(days).toLowerCase()}`),
    law: law ? `${HOLDING_LAWS[law].name}: ${HOLDING_LAWS[law].years} years ${HOLDING_LAWS[law].from}` : null,
  }
}
