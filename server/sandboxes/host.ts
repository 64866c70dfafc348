import { removeFolder } from '../platform/files/files.ts'
import { runInContext } from '../platform/log/unhandled-rejections.ts'
import type { KnownSandbox, SandboxHost } from '../platform/sandboxes/host.ts'
import type { Services } from '../platform/services.ts'
import { cloneDatabase, dropDatabase, listDatabases } from './databases.ts'
import { FOLDER, namesFor, withDatabase } from './names.ts'
import { type OpenSandbox, openSandbox, openWithin } from './open-sandbox.ts'
import { secretOf } from './sandbox-config.ts'
import { forgetBusiness, registerAccounts, shutDesk, tellCopy } from './set-up-copy.ts'
import { findTemplate, prepareTemplate, type TemplateSource } from './template.ts'

/** One that nobody has asked anything for so long is closed, and opened again with the next call. */
const IDLE_MS = 10 * 60_000
/** A copy whose time has come is shut by every node within this, so that it can be dropped. */
const SWEEP_MS = 5_000

export type RunningHost = SandboxHost<Services> & {
  /** The copy as a running application; null where it is gone, or of another version. */
  open(known: KnownSandbox): Promise<OpenSandbox | null>
}
type Opened = { known: KnownSandbox; used: number; sandbox: Promise<OpenSandbox | null> }

/** What is done within a copy is not of the call that asked for it: whoever made that is nobody there. */
const inCopy = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  runInContext({ named: { sandbox: id }, origin: { action: 'setUpSandbox' } }, work)

export async function makeSandboxHost(
  main: Services,
  ownerUrl: string,
  source: TemplateSource,
  webFolder = '',
): Promise<RunningHost> {
  const names = await namesFor(ownerUrl, secretOf(main.config))
  const opened = new Map<string, Opened>()
  const addressOf = (id: string) => withDatabase(ownerUrl, names.copy(id))

  async function shut(id: string): Promise<void> {
    const entry = opened.get(id)
    opened.delete(id) // whoever asks from now on opens it anew
    await (await entry?.sandbox.catch(() => null))?.close()
  }
  const sweep = setInterval(() => {
    for (const [id, { known, used }] of opened)
      if (known.forgets_at <= main.clock.now() || performance.now() - used > IDLE_MS)
        void shut(id).catch((error) => main.log.warn({ error }, 'a sandbox could not be closed'))
  }, SWEEP_MS).unref()

  async function madeOf(id: string): Promise<string | null> {
    const [found] = await listDatabases(ownerUrl, names.copy(id))
    return found?.made_of && names.dayOf(found.made_of) ? found.made_of : null
  }

  async function start(known: KnownSandbox): Promise<OpenSandbox | null> {
    const template = await madeOf(known.id)
    return template ? openSandbox(main, known, { ownerUrl: addressOf(known.id), template, webFolder }) : null
  }

  return {
    isReady: async () => (await findTemplate(ownerUrl, main.config)) !== null,
    prepare: () => prepareTemplate(main, ownerUrl, source),
    create: (known) =>
      inCopy(known.id, async () => {
        const template = await findTemplate(ownerUrl, main.config)
        if (!template) throw new Error('There is nothing yet that a sandbox is made of.')
        await cloneDatabase(ownerUrl, template.name, names.copy(known.id))
        const place = { ownerUrl: addressOf(known.id), template: template.name, webFolder }
        await shutDesk(place.ownerUrl)
        const services = await openWithin(main, known, place)
        try {
          await tellCopy(main.config, known.id)
          await registerAccounts(services)
        } finally {
          await services.database.close()
        }
      }),
    open: async (known) => {
      const entry = opened.get(known.id) ?? { known, used: 0, sandbox: start(known) }
      Object.assign(entry, { known, used: performance.now() })
      opened.set(known.id, entry)
      const sandbox = await entry.sandbox.catch((error) => {
        opened.delete(known.id)
        throw error
      })
      if (!sandbox) opened.delete(known.id)
      return sandbox
    },
    within: (known, work) =>
      inCopy(known.id, async () => {
        const template = await madeOf(known.id)
        if (!template) throw new Error('The sandbox is gone.')
        const services = await openWithin(main, known, { ownerUrl: addressOf(known.id), template, webFolder })
        return work(services).finally(() => services.database.close())
      }),
    remove: async (id) => {
      await shut(id)
      if (!(await dropDatabase(ownerUrl, names.copy(id)))) return false
      await removeFolder(main.config.files, `${FOLDER}/${id}`)
      await forgetBusiness(main.config, id)
      return true
    },
    list: async () =>
      (await listDatabases(ownerUrl, names.copies)).flatMap(({ name }) => names.idOf(name) ?? []),
    close: async () => {
      clearInterval(sweep)
      await Promise.all([...opened.keys()].map(shut))
    },
  }
}
