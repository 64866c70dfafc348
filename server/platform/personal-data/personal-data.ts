import type { ActivityKey, DataKind } from '@gida/contract/domains/privacy/activities'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { DB } from '../db/schema/generated.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Whose a row is: the column with the person's id; or a condition, and the id column by which the rows are then named. Null where no
 * row is anybody's own, and people are only named in it.
 */
export type Whose = string | { by: string; where(person: RawBuilder<string>): RawBuilder<unknown> }

/** What rows of a table hold about one kind of person in them. Each domain says it of its own tables, beside its retention. */
export type PersonalData = {
  table: keyof DB
  activity: ActivityKey
  of: Whose | null
  /** Columns that may hold words, and of which kind those are. */
  holds: Readonly<Record<string, DataKind>>
  /**
   * What is done when the person is erased. `keep`: the law of the activity makes us; `rows`: the rows go; `account`: the account takes
   * its pseudonym; else what these columns say from then on (null where they may be empty), and all others stay. Where somebody's name
   * or addresses stand elsewhere, in what is not kept, the pseudonym takes their place.
   */
  erase: 'keep' | 'rows' | 'account' | Readonly<Record<string, string | null>>
  /** Of a copy for the person: these columns are about others, or secrets, and stay out. */
  withheld?: readonly string[]
  /** None of it goes into a copy: it was said by or about others. */
  is_of_others?: true
  /** Others are not looked for in it: most rows of its table are kept by law, and keep their words. */
  keeps_mentions?: true
  /** Goes also while the person may not be erased as a whole. */
  goes_at_once?: true
  /** Files of a row in the store, the one that a copy takes first. */
  files?(row: Row): { keys: string[]; name: string }
}

/** What a domain says about people: its declarations, and the columns with words that hold nothing about anybody. */
export type PersonalDataOfDomain = {
  data: readonly PersonalData[]
  /** Table, and its columns parted by spaces. */
  none: Partial<Record<keyof DB, string>>
  /**
   * What stands against erasing a person now, in words for them, and until which day as far as that is known. A hold registers here
   * too: what answers nothing lets the person go.
   */
  blocks?(tx: Tx, user_id: string): Promise<{ reason: string; until: string | null }[]>
}

/** What stands where something was erased. */
export const ERASED = '[erased]'
