import type { Tx } from '../db/db.ts'
import type { PersonalData, PersonalDataOfDomain } from './personal-data.ts'

let declared: readonly PersonalDataOfDomain[] | undefined

/** Said once, by the one place that knows every domain. */
export function declarePersonalData(of: readonly PersonalDataOfDomain[]): void {
  declared = of
}

function all(): readonly PersonalDataOfDomain[] {
  if (!declared) throw new Error('Nobody has said what is held about people: see app.ts.')
  return declared
}

/** What all domains say that they hold about people. */
export const personalData = (): PersonalData[] => all().flatMap(({ data }) => data)

/** Columns with words of which a domain says that they hold nothing about anybody, by table. */
export const withoutPersonalData = (): [string, string[]][] =>
  all().flatMap(({ none }) =>
    Object.entries(none).map(([table, columns]): [string, string[]] => [table, columns.split(' ')]),
  )

/** What stands against erasing a person now; nothing where nothing does. */
export async function erasureBlockers(
  tx: Tx,
  user_id: string,
): Promise<{ reason: string; until: string | null }[]> {
  const found = []
  for (const { blocks } of all()) if (blocks) found.push(...(await blocks(tx, user_id)))
  return found
}
