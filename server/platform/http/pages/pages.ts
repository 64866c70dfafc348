import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '../../files/files.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { pageLanguage, translationsIn } from './page-language.ts'
import { findShared } from './shared-assets.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** HTML files by address; every screen's address also serves the app. */
export const PAGES: Record<string, string[]> = {
  'auth.html': ['/auth/login'],
  'register.html': ['/auth/register'],
  'forgot-password.html': ['/auth/forgot-password'],
  'reset-password.html': ['/auth/reset-password'],
  'verify-email.html': ['/auth/verify-email'],
  'undo-payout.html': ['/auth/undo-payout'],
  'invite.html': ['/auth/invite/*'],
  'index.html': [],
}

type Served = {
  identityName?: string | undefined
  /** Where assets of other builds are stored. */
  files?: FileStore
}

/** Serves the built web app: hashed assets cached for a year, pages revalidated. Does nothing if it is not built. */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  { identityName, files }: Served = {},
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.html', 'csp.json', 'screens.json', '.*'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? FOR_A_YEAR : 'no-cache')
    },
  })
  const hidden = { schema: { hide: true } }
  // A set of names: one route per file would take 30 MB of memory.
  const here = new Set(namesIn(join(folder, 'assets')))
  const sendShared = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const found = files && (await findShared(files, name, takesBrotli(request)))
    if (!found) return false
    const { bytes, type, encoding } = found
    await reply
      .type(type)
      .headers({ 'cache-control': FOR_A_YEAR, vary: 'accept-encoding' })
      .headers(encoding ? { 'content-encoding': encoding } : {})
      .send(bytes)
    return true
  }
  const sendCommon = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    if (here.has(file)) return reply.sendFile(`assets/${file}`)
    return (await sendShared(request, reply, file)) ? reply : reply.callNotFound()
  }
  // Scripts that differ by language lie in its folder, all others are shared. Files of other builds come from the store.
  app.get('/assets/:language/:file', hidden, async (request, reply) => {
    const { language, file } = request.params as { language: string; file: string }
    const own = `${language}/${file}`
    if (here.has(own)) return reply.sendFile(`assets/${own}`)
    if (!here.has(language) && (await sendShared(request, reply, own))) return reply
    return sendCommon(request, reply, file)
  })
  app.get('/assets/:file', hidden, async (request, reply) =>
    sendCommon(request, reply, (request.params as { file: string }).file),
  )
  const languages = translationsIn(folder)
  const pageOf = (name: string) =>
    new Map(
      ['', ...languages].map((language) => [
        language || 'en',
        named(readFileSync(join(folder, language, name), 'utf8'), identityName),
      ]),
    )
  const send = (request: FastifyRequest, reply: FastifyReply, page: Map<string, string>) => {
    const language = pageLanguage(request.headers, languages, (request.query as { lang?: unknown }).lang)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .headers({ 'content-language': language, vary: 'cookie, accept-language' })
      .send(page.get(language))
  }
  for (const [name, addresses] of Object.entries(PAGES)) {
    const page = pageOf(name)
    const screens = name === 'index.html' ? screensIn(folder) : []
    for (const address of [...addresses, ...screens])
      app.get(address, hidden, (request, reply) => send(request, reply, page))
  }
  // Requested by browsers outside our pages.
  app.get('/favicon.ico', hidden, (_, reply) => reply.redirect('/icon.svg', 301))
  // The service worker handles shared content; without it the form opens empty.
  app.post(
    '/dashboard/share',
    { ...hidden, onRequest: async (_, reply) => reply.redirect('/dashboard/share', 303) },
    NOTHING,
  )
  // The app shows the error; the marker keeps the page from redirecting a stranger to the sign-in.
  const nowhere = new Map(
    [...pageOf('index.html')].map(([language, page]) => [
      language,
      page.replace('<html ', '<html data-nowhere '),
    ]),
  )
  app.get('/*', hidden, (request, reply) =>
    isNavigation(request) ? send(request, reply.code(404), nowhere) : reply.callNotFound(),
  )
}

const NOTHING = () => {}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => name.replaceAll('\\', '/'))
    : []

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))

/** Screen addresses found by the build, in route syntax. */
function screensIn(folder: string): string[] {
  const screens: string[] = JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8'))
  return screens.map((address) => address.replaceAll('$', ':'))
}

/** Whether a browser navigates here; scripts and assets are recognised by Accept header or file name. */
function isNavigation({ headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  return !!headers.accept?.includes('text/html') && !path.startsWith('/api/') && !/\.\w+$/.test(path)
}

/** Tells the sign-in page in its HTML that an identity provider is configured, which saves a call. */
const named = (html: string, identityName: string | undefined) =>
  identityName ? html.replace('<html ', () => `<html data-identity="${escapeHtml(identityName)}" `) : html

/** CSP hashes of the inline scripts in the pages. */
export function scriptHashes(folder: string): string[] {
  const file = join(folder, 'csp.json')
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as { 'script-src': string[] })['script-src']
}
