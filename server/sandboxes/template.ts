import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Config } from '../platform/config/config.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { prepareDatabase } from '../platform/db/schema/prepare.ts'
import { asAppRole } from '../platform/db/schema/provision.ts'
import { copyInto, removeFolder } from '../platform/files/files.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'
import { cloneDatabase, dropDatabase, listDatabases, renameDatabase } from './databases.ts'
import { databaseOf, FOLDER, namesFor, withDatabase } from './names.ts'
import { secretOf, templateConfig } from './sandbox-config.ts'

export type TemplateSource = {
  /** Fills an empty database with the demo. */
  seed: Seed
  /** A database without people to begin with, migrated or not; an empty one unless said. */
  base?: string
}
type Seed = (services: Services, ownerUrl: string) => Promise<unknown>

/** So many days after it was seeded, "due today" is a thing of the past. */
const FRESH_DAYS = 7
/** What is not whole yet has another name. */
const UNDER_WAY = '_making'

/** The newest database to copy that is whole and of this version. */
export async function findTemplate(
  ownerUrl: string,
  config: Config,
): Promise<{ name: string; day: Day } | null> {
  const names = await namesFor(ownerUrl, secretOf(config))
  const found = (await listDatabases(ownerUrl, names.templates)).flatMap(({ name }) => {
    const day = names.dayOf(name)
    return day && !name.endsWith(UNDER_WAY) ? [{ name, day }] : []
  })
  return found.at(-1) ?? null
}

/** Seeds one where there is none that is fresh; those before it go. */
export async function prepareTemplate(
  main: Services,
  ownerUrl: string,
  { seed, base = 'template1' }: TemplateSource,
): Promise<void> {
  const today = lagosDay(main.clock.now())
  const known = await findTemplate(ownerUrl, main.config)
  if (known && known.day > addDays(today, -FRESH_DAYS)) return
  const name = (await namesFor(ownerUrl, secretOf(main.config))).template(today)
  const making = name + UNDER_WAY
  await dropDatabase(ownerUrl, making)
  await removeFolder(main.config.files, `${FOLDER}/${name}`)
  await cloneDatabase(ownerUrl, base, making)
  await fill(main, withDatabase(ownerUrl, making), name, seed)
  await renameDatabase(ownerUrl, making, name)
  await forgetOthers(main, ownerUrl, name)
}

async function fill(main: Services, ownerUrl: string, name: string, seed: Seed): Promise<void> {
  const { databasePassword } = main.secrets
  const { databaseCapability } = deriveSecrets(secretOf(main.config))
  await prepareDatabase(ownerUrl, { databasePassword, databaseCapability })
  const direct = asAppRole(ownerUrl, main.secrets)
  const services = await openServices(
    templateConfig(main.config, name),
    { direct, pooled: direct },
    main.clock,
    main.random,
  )
  try {
    await seed(services, ownerUrl)
  } finally {
    await services.database.close()
  }
}

/** Of an installation that is a demo itself, before anybody has come in: what was seeded for it need not be seeded again. */
export async function copyAsTemplate({ config, clock }: Services, ownerUrl: string): Promise<void> {
  const name = (await namesFor(ownerUrl, secretOf(config))).template(lagosDay(clock.now()))
  await copyInto(config.files, FOLDER, name)
  await cloneDatabase(ownerUrl, databaseOf(ownerUrl), name)
}

/** Copies read the files of what they were made of: while there is one of it, it stays. */
async function forgetOthers({ config }: Services, ownerUrl: string, present: string): Promise<void> {
  const names = await namesFor(ownerUrl, secretOf(config))
  const copies = await listDatabases(ownerUrl, names.copies)
  for (const { name } of await listDatabases(ownerUrl, names.templates)) {
    if (name === present || copies.some(({ made_of }) => made_of === name)) continue
    if (await dropDatabase(ownerUrl, name)) await removeFolder(config.files, `${FOLDER}/${name}`)
  }
}
